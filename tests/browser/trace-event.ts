/** An event of a browser's trace, as far as this project reads it: all times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  /** The thread's own clock, which stands still while it has no processor. */
  readonly tts?: number;
  readonly args?: { readonly name?: unknown; readonly data?: { readonly type?: string; readonly message?: string } };
}
