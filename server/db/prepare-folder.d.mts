export function prepareFolder(folder: string): Promise<void>;
export function removeUnfinished(folder: string): Promise<void>;
