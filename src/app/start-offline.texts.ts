export const startOfflineTexts = {
  restored: (count: number) =>
    `This site’s data was deleted in the browser. ${count === 1 ? '1 change that has not reached the store was' : `${count} changes that have not reached the store were`} saved again.`,
  partNotLoaded: 'This part of the store did not load. Please check your connection, then press again.',
};
