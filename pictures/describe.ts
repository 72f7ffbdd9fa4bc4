import type { Look } from './look';

/** Herringbone's look says so already. */
function howLaid(look: Look): string {
  if (look.kind === 'stone') return ', laid in a running bond';
  return look.pattern === 'herringbone' ? '' : ', laid straight with spread joints';
}

function inside(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export const describe = {
  plank: (look: Look) => `${look.alt}${howLaid(look)}`,
  close: (look: Look) => `Close view of ${look.title} in low side light: ${inside(look.alt)}`,
  laid: (look: Look) => `Three meters of ${look.title} from above: ${inside(look.alt)}${howLaid(look)}`,
  room: (look: Look, place: string) => `${look.title} ${place} by daylight: ${inside(look.alt)}${howLaid(look)}`,
} as const;
