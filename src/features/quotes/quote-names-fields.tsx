import { quoteFormTexts } from './quote-form.texts';
import type { QuoteNames } from '../../domain/quote/quote';
import { TextArea, TextField } from '../../ui/text-field';

const LONGEST_NAME = 80;
const LONGEST_NOTE = 500;

interface QuoteNamesFieldsProps {
  readonly names: QuoteNames;
  readonly onChange: (names: QuoteNames) => void;
}

/** They stay on the device. */
export function QuoteNamesFields({ names, onChange }: QuoteNamesFieldsProps) {
  return (
    <>
      <TextField
        label={quoteFormTexts.customer}
        value={names.customer}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => onChange({ ...names, customer: event.target.value })}
      />
      <TextField
        label={quoteFormTexts.salesperson}
        value={names.salesperson}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => onChange({ ...names, salesperson: event.target.value })}
      />
      <TextArea
        label={quoteFormTexts.note}
        value={names.note}
        maxLength={LONGEST_NOTE}
        rows={2}
        onChange={(event) => onChange({ ...names, note: event.target.value })}
      />
    </>
  );
}
