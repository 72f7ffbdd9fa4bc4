export function slowDownSyncs(syncMs: number): void;
