export function syncFileSystemOf(folder: string): boolean;
