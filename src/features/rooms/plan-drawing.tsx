import { useId } from 'react';
import { planWords } from '../../domain/rooms/plan-words';
import type { MeasuredRoom } from '../../domain/rooms/room';
import { planOf, type PlacedPart, type RoomPlan } from '../../domain/rooms/room-plan';
import { lengthText } from '../../domain/rooms/room-size';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './plan-drawing.module.css';

const FOOT = 1_200;
/** Beyond it, one line per foot would fill the plan with gray. */
const LONGEST_WITH_FEET = 60 * FOOT;
/** Fractions (1/n) of the longer side: the margin for the two lengths, and the text's height. */
const MARGIN_PARTS = 6;
const TEXT_PARTS = 13;

export function PlanDrawing({ measured }: { readonly measured: MeasuredRoom }) {
  const plan = planOf(measured);
  if (plan === null) return <div className={classNames(layout['screenOnly'], css['empty'])} aria-hidden="true" />;
  return <Drawing plan={plan} words={planWords(measured)} />;
}

function Drawing({ plan, words }: { readonly plan: RoomPlan; readonly words: string }) {
  const id = useId();
  const longer = Math.max(plan.across, plan.along);
  const margin = longer / MARGIN_PARTS;
  const [main] = plan.parts;
  const hasFeet = longer <= LONGEST_WITH_FEET;
  return (
    <svg
      className={css['plan']}
      role="img"
      aria-label={words}
      viewBox={`${-margin} ${-margin} ${plan.across + margin * 1.4} ${plan.along + margin * 1.4}`}
      fontSize={longer / TEXT_PARTS}
    >
      <defs>
        <pattern id={`${id}feet`} width={FOOT} height={FOOT} patternUnits="userSpaceOnUse">
          <path d={`M${FOOT} 0H0V${FOOT}`} className={css['foot']} />
        </pattern>
        <pattern id={`${id}out`} width={longer / 28} height={longer / 28} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d={`M0 0V${longer / 28}`} className={css['hatch']} strokeWidth={longer / 120} />
        </pattern>
      </defs>
      {plan.parts.map((part) => (
        <Part key={part.partId} part={part} feet={hasFeet ? `url(#${id}feet)` : null} out={`url(#${id}out)`} />
      ))}
      {main === undefined ? null : (
        <>
          <text className={css['length']} x={main.x + main.across / 2} y={-margin / 3} textAnchor="middle">
            {lengthText(main.across)}
          </text>
          <text
            className={css['length']}
            transform={`translate(${-margin / 3} ${main.y + main.along / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            {lengthText(main.along)}
          </text>
        </>
      )}
    </svg>
  );
}

interface PartProps {
  readonly part: PlacedPart;
  readonly feet: string | null;
  readonly out: string;
}

function Part({ part: { x, y, across, along, isTakenAway }, feet, out }: PartProps) {
  const box = { x, y, width: across, height: along };
  if (isTakenAway) {
    return (
      <>
        <rect {...box} className={css['taken']} />
        <rect {...box} fill={out} className={css['edge']} />
      </>
    );
  }
  return (
    <>
      <rect {...box} className={css['floor']} />
      {feet === null ? null : <rect {...box} fill={feet} />}
      <rect {...box} fill="none" className={css['edge']} />
    </>
  );
}
