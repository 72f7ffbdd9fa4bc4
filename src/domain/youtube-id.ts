const ADDRESS = /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|youtube-nocookie\.com)(?<path>\/[^?#]*)(?:\?(?<query>[^#]*))?/i;

/** Null for any text that is not a YouTube URL. */
export function youtubeId(address: string): string | null {
  const { path = '', query = '' } = ADDRESS.exec(address)?.groups ?? {};
  const named = /(?:^|&)v=([^&]*)/.exec(query)?.[1];
  const last = path.split('/').findLast((part) => part !== '');
  const id = named ?? last ?? '';
  return /^[\w-]{11}$/.test(id) ? id : null;
}
