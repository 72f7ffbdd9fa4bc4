const HOSTS = new Set(['youtube.com', 'youtu.be', 'youtube-nocookie.com']);

/** The video id in a YouTube URL; null for any other text. */
export function youtubeId(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!HOSTS.has(hostname.replace(/^(www|m)\./, ''))) return null;
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const id = searchParams.get('v') ?? last;
  return /^[\w-]{11}$/.test(id) ? id : null;
}
