import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FloorPattern } from '../../domain/floor-facts';
import type { RoomFloor } from '../../domain/room-floor';
import { loadPicture } from './load-picture';
import { loadPasses } from './room-passes';
import { commonExposure, type Painter, sceneOf } from './scene';
import type { RoomLight, ViewRoom } from './pictured-rooms';
import { canvasPainter } from './canvas-painter';
import { webglPainter } from './webgl-painter';

export interface RoomRequest {
  readonly room: ViewRoom;
  readonly light: RoomLight;
  readonly pattern: FloorPattern;
  readonly isTurned: boolean;
  /** The left floor, and the one it is compared with. */
  readonly floors: readonly [RoomFloor] | readonly [RoomFloor, RoomFloor];
}

export type PictureState = 'painting' | 'shown' | 'missing';

export interface RoomPictures {
  readonly left: RefObject<HTMLCanvasElement | null>;
  readonly right: RefObject<HTMLCanvasElement | null>;
  readonly state: PictureState;
  readonly painter: Painter['kind'] | null;
  readonly retry: () => void;
}

interface Settled {
  readonly request: object;
  readonly state: PictureState;
  readonly painter: Painter['kind'] | null;
}

const SMALLEST_PX = 320;

/** As many pixels as the screen shows, but no more than the room's pictures have. */
function sizeFor(canvas: HTMLCanvasElement, room: ViewRoom): void {
  const wanted = Math.round(canvas.clientWidth * (window.devicePixelRatio || 1));
  const width = Math.min(room.widthPx, Math.max(SMALLEST_PX, wanted));
  const height = Math.round(width / room.camera.aspect);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** A result of an earlier request is dropped. */
export function useRoomPictures({ room, light, pattern, isTurned, floors }: RoomRequest): RoomPictures {
  const left = useRef<HTMLCanvasElement>(null);
  const right = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [floor, other] = floors;
  const request = useMemo(
    () => ({ room, light, pattern, isTurned, floor, other, attempt }),
    [room, light, pattern, isTurned, floor, other, attempt],
  );
  const [settled, setSettled] = useState<Settled | null>(null);

  useEffect(() => {
    let isWanted = true;
    const paint = async () => {
      const chosen = request.other === undefined ? [request.floor] : [request.floor, request.other];
      const [passes, ...sheets] = await Promise.all([
        loadPasses(request.room, request.light),
        ...chosen.map(({ sheet }) => loadPicture(sheet.src, sheet.widthPx)),
      ]);
      if (!isWanted) return;
      const hand = (painter.current ??= bestPainter());
      const exposure = commonExposure(chosen);
      for (const [i, canvas] of [left.current, right.current].entries()) {
        const [each, sheet] = [chosen[i], sheets[i]];
        const context = canvas?.getContext('2d');
        if (!canvas || !context || each === undefined || sheet === undefined) continue;
        sizeFor(canvas, request.room);
        hand.paint(sceneOf(passes, each, sheet, request.pattern, request.isTurned, exposure), context);
      }
      setSettled({ request, state: 'shown', painter: hand.kind });
    };
    paint().catch(() => {
      if (isWanted) setSettled({ request, state: 'missing', painter: null });
    });
    return () => {
      isWanted = false;
    };
  }, [request]);

  useEffect(
    () => () => {
      painter.current?.dispose();
      painter.current = null;
    },
    [],
  );

  const current = settled?.request === request ? settled : null;
  return {
    left,
    right,
    state: current?.state ?? 'painting',
    painter: current?.painter ?? null,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** The CPU where there is no WebGL or its context is lost. */
export function bestPainter(): Painter {
  const webgl = webglPainter();
  let active = webgl ?? canvasPainter();
  return {
    get kind() {
      return active.kind;
    },
    paint(scene, target): boolean {
      if (active.paint(scene, target)) return true;
      active = canvasPainter();
      return active.paint(scene, target);
    },
    dispose(): void {
      webgl?.dispose();
    },
  };
}
