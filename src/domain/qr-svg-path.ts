/** Each module is one unit wide. */
export function codePath(rows: readonly (readonly boolean[])[]): string {
  return rows.map(rowPath).join('');
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    const isDark = row[x] === true;
    if (isDark && start < 0) start = x;
    if (isDark || start < 0) continue;
    path += `M${start} ${y}h${x - start}v1H${start}z`;
    start = -1;
  }
  return path;
}
