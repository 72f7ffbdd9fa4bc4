import { Button, Group, Text } from '@mantine/core';
import { useRef, type PointerEvent } from 'react';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH, signaturePath, type Point } from '../../domain/desk/signature';
import css from './handover.module.css';

/** Drawn by finger, pen or mouse. `onChange` gets a path, '' while it is empty. */
export function SignaturePad({ onChange }: { readonly onChange: (path: string) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const strokes = useRef<Point[][]>([]);
  const drawing = useRef<number>(null);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * SIGNATURE_WIDTH, y: ((clientY - top) / height) * SIGNATURE_HEIGHT };
  };
  const draw = (from: Point, to: Point): void => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined) return;
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  };
  const start = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (drawing.current !== null || event.button !== 0) return;
    drawing.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = placeOf(event);
    strokes.current.push([point]);
    draw(point, point);
  };
  const go = (event: PointerEvent<HTMLCanvasElement>): void => {
    const stroke = strokes.current.at(-1);
    const before = stroke?.at(-1);
    if (event.pointerId !== drawing.current || stroke === undefined || before === undefined) return;
    const point = placeOf(event);
    stroke.push(point);
    draw(before, point);
  };
  const end = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (event.pointerId !== drawing.current) return;
    drawing.current = null;
    onChange(signaturePath(strokes.current));
  };
  const clear = (): void => {
    strokes.current = [];
    drawing.current = null;
    canvas.current?.getContext('2d')?.clearRect(0, 0, SIGNATURE_WIDTH, SIGNATURE_HEIGHT);
    onChange('');
  };

  return (
    <div className={css['signing']}>
      <Group justify="space-between">
        <Text fw={600}>Signature</Text>
        <Button type="button" variant="subtle" size="compact-md" onClick={clear}>
          Clear
        </Button>
      </Group>
      <canvas
        ref={canvas}
        className={css['pad']}
        width={SIGNATURE_WIDTH}
        height={SIGNATURE_HEIGHT}
        role="img"
        aria-label="Sign here with a finger"
        onPointerDown={start}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      />
    </div>
  );
}
