import { pictureFileName, roomInWords, type ShownRoom } from './room-words';

/** The second floor from the divider on. */
function joined(left: HTMLCanvasElement, right: HTMLCanvasElement | null, dividerPercent: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = left.width;
  canvas.height = left.height;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.drawImage(left, 0, 0);
  if (right !== null) {
    const from = Math.round((canvas.width * dividerPercent) / 100);
    const width = canvas.width - from;
    if (width > 0) context.drawImage(right, from, 0, width, canvas.height, from, 0, width, canvas.height);
    context.fillStyle = '#fff';
    context.fillRect(from - 1, 0, 2, canvas.height);
  }
  return canvas;
}

/** Null when the browser cannot encode one. */
export async function pictureFile(
  shown: ShownRoom,
  left: HTMLCanvasElement,
  right: HTMLCanvasElement | null,
  dividerPercent: number,
): Promise<File | null> {
  const canvas = joined(left, right, dividerPercent);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob === null ? null : new File([blob], pictureFileName(shown), { type: 'image/jpeg' });
}

export function canShare(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'floor.jpg', { type: 'image/jpeg' })] });
}

/** 'left': the shopper cancelled. */
export async function sharePicture(file: File, shown: ShownRoom): Promise<'shared' | 'saved' | 'left'> {
  if (canShare()) {
    try {
      await navigator.share({ files: [file], title: shown.floor.title, text: roomInWords(shown) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  savePicture(file);
  return 'saved';
}

export function savePicture(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download reads the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
