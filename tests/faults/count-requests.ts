import type { ChooseFault, Fault, LoggedRequest } from './fault-kinds';

/** Chooses each request's fault and notes it in `log`. */
export function chooseAndLog(log: LoggedRequest[]): (choose: ChooseFault, method: string, path: string, connection?: number) => Fault {
  const counts = new Map<string, number>();
  return (choose, method, path, connection = 0) => {
    const nth = (counts.get(`${method} ${path}`) ?? 0) + 1;
    counts.set(`${method} ${path}`, nth);
    const fault = choose({ method, path, nth });
    log.push({ method, path, nth, atMs: Date.now(), fault: fault.kind, connection });
    return fault;
  };
}
