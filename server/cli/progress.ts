interface Screen {
  readonly isTTY: boolean;
  readonly columns: number;
  write(text: string): unknown;
}

/** On a terminal one changing line, elsewhere separate lines. */
export function createProgress(out: Screen): { showProgress: (line: string) => void; endProgress: () => void } {
  let isShown = false;
  return {
    showProgress: (line) => {
      isShown = true;
      out.write(out.isTTY ? `\r\u001b[K${line.slice(0, out.columns - 1)}` : `${line}\n`);
    },
    endProgress: () => {
      if (isShown && out.isTTY) out.write('\r\u001b[K');
    },
  };
}
