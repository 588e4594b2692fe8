import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { isAboveLimit, privateIssuer } from '../../registers/privateIssuer.ts';
import { PrivateIssuerLimit, useLimitOverride } from '../../registers/web/public.ts';
import type { ImportReport } from '../importReport.ts';
import { ClassesCompared, HoldersCompared, RightsCompared } from './Compared.tsx';
import { KeptAndDifferentObjects } from './KeptAndDifferentObjects.tsx';
import { missingNumberRanges, namesAndMore } from './named.ts';
import { RefusedEntries } from './RefusedEntries.tsx';
import type { ImportRun } from './useImport.ts';

const Yes = z.boolean().check(z.refine((agreed) => agreed, 'GENERAL.FIELD_REQUIRED'));
const Agreed = z.object({ agree: Yes, accepted: z.array(Yes) });

/** Facts that no entry holds though it should, and differences in holders' rights or in the worth of shares:
 *  imported only once they are acknowledged. */
const GRAVE: ReadonlySet<string> = new Set([
  'not_fitting',
  'vesting_left_out',
  'acceleration_left_out',
  'currency_left_out',
  'ended_without_capital',
]);

/** The registers of today before and after the import; here it is decided. */
export function CompareStep({ run }: { run: ImportRun }) {
  const text = useText();
  const outcome = run.report?.outcome;
  const { kept = [], different = [] } = run.report ?? {};
  const grave = [...kept, ...different].filter(({ code }) => GRAVE.has(code));
  const differences = run.report?.differences ?? [];
  const form = useForm(Agreed, {
    start: {
      agree: outcome?.anomalies.count === 0 && grave.length === 0,
      accepted: differences.map(() => false),
    },
  });
  const limitOverride = useLimitOverride();
  if (outcome == null) return null;
  const { persons, certificates, acts, firstOn, lastOn } = outcome;
  const { refused, anomalies, numbersAgain, former, missingNumbers } = outcome;
  const [before, after] = [outcome.before.privateHolders ?? 0, outcome.after.privateHolders];
  return (
    <Card title={text('imports.summary', { persons, certificates, acts })}>
      <Form
        form={form}
        className="stack s4"
        label={text('imports.step.compare')}
        onSubmit={async () => {
          const answer = await run.record(limitOverride.body, [...differences.keys()].join(','));
          return answer && limitOverride.note(answer);
        }}
      >
        {firstOn !== null && lastOn !== null && (
          <p className="muted">
            <RichText
              of="imports.days"
              with={{ first: <DateText date={firstOn} />, last: <DateText date={lastOn} /> }}
            />
          </p>
        )}
        <ClassesCompared of={outcome} />
        <RightsCompared of={outcome} />
        <HoldersCompared of={outcome} />
        {former.count > 0 && <p>{text('imports.former', namesAndMore(former))}</p>}
        {after !== null && <p>{text('imports.private', { count: after, most: privateIssuer.most })}</p>}
        <PrivateIssuerLimit of={limitOverride} isAsked={after !== null && isAboveLimit({ before, after })} />
        {numbersAgain > 0 && <p>{text('imports.numbersAgain', { count: numbersAgain })}</p>}
        {missingNumbers.count > 0 && (
          <p>{text('imports.missingNumbers', missingNumberRanges(missingNumbers))}</p>
        )}
        <CapTableDifferences of={differences} />
        {grave.length > 0 && (
          <Callout tone="warn" title={text('imports.grave')}>
            <KeptAndDifferentObjects of={grave} />
          </Callout>
        )}
        {anomalies.count > 0 && (
          <Callout tone="warn" title={text('imports.anomalies')}>
            <RefusedEntries of={anomalies} />
          </Callout>
        )}
        {(anomalies.count > 0 || grave.length > 0) && (
          <CheckboxField name="agree" label={text('imports.anomalies.agree')} />
        )}
        {refused.count > 0 && (
          <Callout tone="err" title={text('imports.refused')} alert>
            <RefusedEntries of={refused} />
          </Callout>
        )}
        <div className="row between wrap">
          <Button onClick={() => run.goTo('findings')}>{text('imports.back')}</Button>
          {refused.count === 0 && acts > 0 && <SubmitButton>{text('imports.record')}</SubmitButton>}
        </div>
      </Form>
    </Card>
  );
}

/** Where the registers would say something else than the file's own cap table: each line is accepted by itself. */
function CapTableDifferences({ of }: { of: ImportReport['differences'] }) {
  const text = useText();
  if (of.length === 0) return null;
  return (
    <Callout tone="warn" title={text('imports.differences', { count: of.length })}>
      {of.map((line, at) => (
        <CheckboxField
          key={JSON.stringify(line)}
          name={`accepted.${at}`}
          label={
            <RichText
              of={line.holder === null ? 'imports.differences.capital' : 'imports.differences.shares'}
              with={{
                date: <DateText date={line.on} />,
                class: <UserText>{line.class_name}</UserText>,
                holder: <UserText>{line.holder}</UserText>,
                file: <Amount of={line} is="in_file" />,
                registers: <Amount of={line} is="in_registers" />,
              }}
            />
          }
        />
      ))}
    </Callout>
  );
}

const Amount = ({ of, is }: { of: ImportReport['differences'][number]; is: 'in_file' | 'in_registers' }) =>
  of.holder === null ? <PriceText dollars={of[is]} /> : <Num of={of[is]} />;
