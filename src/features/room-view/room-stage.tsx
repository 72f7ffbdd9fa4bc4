import { roomViewTexts } from './room-view.texts';
import type { CSSProperties, PointerEvent } from 'react';
import { Button, Spinner } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './room-stage.module.css';
import type { RoomPictures } from './use-room-pictures';

export interface RoomStageProps {
  readonly pictures: RoomPictures;
  readonly description: string;
  readonly aspect: number;
  /** Null while a single product is shown. */
  readonly divider: {
    readonly percent: number;
    readonly leftTitle: string;
    readonly rightTitle: string;
    readonly onMove: (percent: number) => void;
  } | null;
}

/** Dragged anywhere on the picture, or moved with the arrow keys. */
export function RoomStage({ pictures, description, aspect, divider }: RoomStageProps) {
  const { left, right, state, painter, retry } = pictures;
  const style: CSSProperties & Record<'--divider' | '--aspect', string> = {
    '--divider': `${divider?.percent ?? 100}%`,
    '--aspect': String(aspect),
  };
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    if (divider === null || (event.pointerType === 'mouse' && event.buttons === 0)) return;
    const { left: from, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) divider.onMove(Math.round(Math.min(100, Math.max(0, ((event.clientX - from) / width) * 100))));
  };
  return (
    <div className={css['stage']} style={style} data-painter={painter ?? undefined} data-state={state}>
      <div role="img" aria-label={description} className={css['picture']}>
        <canvas ref={left} className={css['canvas']} />
        <canvas ref={right} className={css['right']} hidden={divider === null} />
      </div>
      {divider === null ? null : (
        <>
          <span aria-hidden className={css['leftTitle']}>
            {divider.leftTitle}
          </span>
          <span aria-hidden className={css['rightTitle']}>
            {divider.rightTitle}
          </span>
          <input
            type="range"
            className={classNames(layout['cover'], css['divider'])}
            aria-label={roomViewTexts.divider}
            aria-valuetext={roomViewTexts.dividerAt(divider.percent, divider.leftTitle, 100 - divider.percent, divider.rightTitle)}
            min={0}
            max={100}
            value={divider.percent}
            onChange={(event) => divider.onMove(Number(event.target.value))}
            onPointerDown={follow}
            onPointerMove={follow}
          />
          <span aria-hidden className={css['line']} />
        </>
      )}
      {state === 'painting' ? (
        <span className={css['busy']}>
          <Spinner />
        </span>
      ) : null}
      {state === 'missing' ? (
        <div className={classNames(layout['centred'], css['missing'])}>
          <Notice
            title={roomViewTexts.notHere}
            action={
              <Button variant="primary" onClick={retry}>
                {roomViewTexts.tryAgain}
              </Button>
            }
          >
            <p>{roomViewTexts.notHereWords}</p>
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
