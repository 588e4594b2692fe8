import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { askClient, revokeAsk } from '../../annualClientContract.ts';
import { readAnnual } from '../../annualContract.ts';
import { useAnnual } from './annualPage.ts';

/** A link works for so many days unless another last day is chosen. */
const DAYS = 14;

/** Asks a client by a link; those that were sent, each with the button that ends it. */
export function AskClient() {
  const text = useText();
  const { orgId, annual } = useAnnual();
  const { put } = useReadings();
  const params = { orgId, filingId: annual.filing_id };
  const endsOn = addDays(plainDate(annual.today), DAYS);
  const form = useForm(askClient.body, { start: { email: '', ends_on: endsOn } });
  const ask = useCall(askClient, { say: 'always' });
  const revoke = useCall(revokeAsk, { say: 'always' });
  const send = async (body: { email: string; ends_on: string }) => {
    const answer = await ask.run({ params, body });
    if (answer.ok) {
      put(readAnnual, { params }, answer.data);
      form.reset();
    }
    return answer;
  };
  const end = async (linkId: string) => {
    const answer = await revoke.run({ params: { ...params, linkId }, body: {} });
    if (answer.ok) put(readAnnual, { params }, answer.data);
  };
  return (
    <Card title={text('annual.ask.title')}>
      <div className="stack s4">
        <p className="muted">{text('annual.ask.body')}</p>
        {annual.client_links.length > 0 && (
          <ul className="stack s1">
            {annual.client_links.map((link) => (
              <li key={link.link_id} className="row between wrap">
                <span>
                  <UserText>{link.email}</UserText>
                  <small className="sub">
                    {link.is_open ? (
                      <RichText of="annual.ask.open" with={{ date: <DateText date={link.ends_on} /> }} />
                    ) : (
                      text('annual.ask.over')
                    )}
                  </small>
                </span>
                {link.is_open && (
                  <Button size="sm" onClick={() => void end(link.link_id)}>
                    {text('annual.ask.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <Form form={form} label={text('annual.ask.title')} onSubmit={send}>
          <div className="grid2">
            <TextField name="email" label={text('annual.ask.email')} type="email" autoComplete="off" ltr />
            <DateField name="ends_on" label={text('annual.ask.until')} min={annual.today} />
          </div>
          <div className="row end">
            <SubmitButton variant="plain">{text('annual.ask.send')}</SubmitButton>
          </div>
        </Form>
      </div>
    </Card>
  );
}
