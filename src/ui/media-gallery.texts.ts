export const mediaGalleryTexts = {
  picturesOf: (name: string) => `Pictures of ${name}`,
  showPicture: (at: number, count: number) => `Show picture ${at} of ${count}`,
  showVideo: (at: number, count: number) => `Show video ${at} of ${count}`,
};
