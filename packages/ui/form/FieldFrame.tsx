import { CircleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Icon } from '../components/Icon.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { useAfterPress } from './useAfterPress.ts';

/** Props of every field of a form. */
export interface FieldProps {
  /** The path in the form's values: `email`, `issuances.0.price`. */
  name: string;
  label: ReactNode;
  /** The end of the label's line, such as "Forgot password?". */
  labelExtra?: ReactNode;
  /** Under the field, before there is an error. */
  help?: ReactNode;
  /** Does not refuse, but asks to look again. */
  warning?: ReactNode;
  /** Marked "(optional)"; all others are required. */
  optional?: boolean | undefined;
  /** Hides the label from the eye where a table's heading says it. */
  bare?: boolean | undefined;
}

/** Attributes that tie a control to its label, help and error. */
export interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  error?: string | undefined;
  /** `beside`: a box with its words after it. `group`: radios; the label names the group and is no `label` of one control. */
  layout?: 'above' | 'beside' | 'group';
  children(wiring: Wiring): ReactNode;
}

/** Label above, control, then error, warning or help below, each tied by `aria-describedby`. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelExtra, help, warning, optional, bare, error, layout = 'above', children } = props;
  const text = useText();
  const still = useStillBelow(isLong(error));
  const id = useId();
  const note = error ?? warning ?? help;
  const wiring: Wiring = {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': note ? `${id}-note` : undefined,
    'aria-required': optional || layout !== 'above' ? undefined : true,
  };
  const name = (
    <>
      {label}
      {optional && <span className="opt"> {text('ui.optional')}</span>}
    </>
  );
  const words = note && (
    <span ref={still} className={noteClass(error, warning)}>
      {error !== undefined && <Icon of={CircleAlert} size="sm" />}
      <span id={`${id}-note`}>{note}</span>
    </span>
  );
  const below =
    help && note !== help ? (
      <span className="help is-replaced">
        <span aria-hidden="true">{help}</span>
        {words}
      </span>
    ) : (
      words
    );

  if (layout === 'group') {
    return (
      <fieldset className="field" aria-describedby={wiring['aria-describedby']}>
        <legend className={bare ? 'sr' : 'field__label'}>{name}</legend>
        {children(wiring)}
        {below}
      </fieldset>
    );
  }
  if (layout === 'beside') {
    return (
      <div className="field">
        <div className="check">
          {children(wiring)}
          <label htmlFor={id}>{label}</label>
        </div>
        {below}
      </div>
    );
  }
  return (
    <div className="field">
      <div className={bare ? 'sr' : 'row between'}>
        <label htmlFor={id} className="field__label">
          {name}
        </label>
        {labelExtra}
      </div>
      {children(wiring)}
      {below}
    </div>
  );
}

/** So many letters fit the line below a field of half a drawer. */
const lineLetters = 40;

const isLong = (error: string | undefined): boolean => error !== undefined && error.length > lineLetters;

/** An error of several lines pushes down what follows it in a drawer, which scrolls by as much: the field that has the focus
 *  stays where it is. */
function useStillBelow(isPushing: boolean): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [note, focused] = [ref.current, document.activeElement];
    if (!isPushing || note === null || focused === null) return;
    if (note.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
      note.closest('.drawer__body')?.scrollBy(0, note.offsetHeight + 4);
  }, [isPushing]);
  return ref;
}

function noteClass(error: string | undefined, warning: ReactNode): string {
  if (error !== undefined) return isLong(error) ? 'help help--err help--long' : 'help help--err';
  return warning ? 'help warn' : 'help';
}

/** The sentence of the error at `name`, if there is one. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormContext().formState;
  const error: unknown = get(errors, name);
  return useAfterPress(messageOf(error));
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}
