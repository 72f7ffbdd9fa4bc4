import { expect, test } from 'vitest';
import { measureRoom } from '../../src/domain/rooms/measure-room';
import { readSize } from '../../src/domain/rooms/room-size';
import { leftOverWords } from '../../src/domain/rooms/leftover-words';
import { planWords } from '../../src/domain/rooms/plan-words';
import { readingWords } from '../../src/domain/quote/quote-reading-words';
import { roomOf } from '../../tests/fixtures/sample-rooms';
import { Refusal } from '../http/problems';
import { passwordProblem } from '../security/passwords';
import { inLanguage } from './spoken-language';

test('Words are in the language that is spoken when they are read, and English where none is', async () => {
  expect(passwordProblem('short')).toBe('Please choose a password of at least 8 characters.');
  const refusal = await inLanguage('es', async () => {
    await Promise.resolve();
    return new Refusal(passwordProblem('short') ?? '');
  });
  expect(refusal.message).toBe('Elija una contraseña de al menos 8 caracteres.');
  expect(passwordProblem('short')).toBe('Please choose a password of at least 8 characters.');
});

test('Two calls at once each hear their own language', async () => {
  const said = async (language: 'en' | 'es'): Promise<string> =>
    inLanguage(language, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return readingWords('cut').title;
    });
  expect(await Promise.all([said('en'), said('es'), said('en')])).toEqual([
    'The link is cut short',
    'El enlace está incompleto',
    'The link is cut short',
  ]);
});

test('A room is measured, drawn and bought in Spanish words', () => {
  inLanguage('es', () => {
    const room = measureRoom({ ...roomOf(['1 x 18']), name: 'Sala' });
    expect(planWords(room)).toBe('Sala: 1 pie por 18 pies. 18.00 pies² en total.');
    expect(readSize('14')).toEqual({
      kind: 'unread',
      words: 'Escriba también la segunda medida, por ejemplo 14 x 18, o el área completa, por ejemplo 250 pies².',
    });
    const floor = { id: 1, title: 'Roble', slug: 'roble', sqftPerBox: 2_000 };
    const share = { floor, boxes: 2, leftOver: 2_200 } as unknown as Parameters<typeof leftOverWords>[0];
    expect(leftOverWords(share)).toBe('22.00 pies² más de lo que midió, cerca de 1 caja. Los cortes junto a las paredes gastan una parte.');
  });
});
