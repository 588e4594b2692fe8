import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderUi } from '../testing/renderUi.tsx';
import { ComboField } from './ComboField.tsx';
import { Form, useForm } from './Form.tsx';

afterEach(cleanup);

const schema = z.strictObject({ holder: z.string() });
const someoneNew = { value: 'new', label: 'Someone new', always: true };
const ann = { value: 'ann', label: 'Ann Tremblay' };
const zoe = { value: 'zoe', label: 'Zoé O’Neil' };

/** A server that knows Ann first, and finds Zoé once it has answered. */
function Picker({ start = '' }: { start?: string }) {
  const form = useForm(schema, { start: { holder: start } });
  const [words, setWords] = useState('');
  const [answered, setAnswered] = useState('');
  const people = answered === '' ? [ann] : [zoe];
  return (
    <Form form={form} onSubmit={async ({ holder }) => void sent.push(holder)}>
      <ComboField
        name="holder"
        label="Holder"
        options={[someoneNew, ...people]}
        finding={{ onType: setWords, busy: words !== answered, chosen: start === 'zoe' ? zoe : undefined }}
      />
      <button type="button" onClick={() => setAnswered(words)}>
        answer
      </button>
    </Form>
  );
}

let sent: string[] = [];
beforeEach(() => {
  sent = [];
});

const holder = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Holder' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.change(holder(), { target: { value } });
const answer = () => fireEvent.click(screen.getByRole('button', { name: 'answer' }));

test('a list that is found elsewhere begins with the first ones and shows what comes for the words', async () => {
  await renderUi(<Picker />);
  fireEvent.click(holder());
  expect(offered()).toEqual(['Someone new', 'Ann Tremblay']);
  type('oneil');
  expect(offered()).toEqual([]);
  fireEvent.keyDown(holder(), { key: 'Enter' });
  expect(holder().value).toBe('oneil');
  answer();
  expect(offered()).toEqual(['Zoé O’Neil', 'Someone new']);
  fireEvent.keyDown(holder(), { key: 'Enter' });
  expect(holder().value).toBe('Zoé O’Neil');
  answer();
  expect(holder().value).toBe('Zoé O’Neil');
});

test('what is known already is chosen before the answer comes', async () => {
  await renderUi(<Picker />);
  type('ann');
  fireEvent.keyDown(holder(), { key: 'Enter' });
  expect(holder().value).toBe('Ann Tremblay');
});

test('a value that is not among the first ones has its name', async () => {
  await renderUi(<Picker start="zoe" />);
  expect(holder().value).toBe('Zoé O’Neil');
});

test('what is typed over a choice holds nobody; left without another choice, the field is as before', async () => {
  await renderUi(<Picker start="ann" />);
  const send = () => fireEvent.keyDown(holder(), { key: 'Enter', ctrlKey: true });
  type('ann t');
  send();
  await waitFor(() => expect(sent).toEqual(['']));
  fireEvent.blur(holder());
  expect(holder().value).toBe('Ann Tremblay');
  send();
  await waitFor(() => expect(sent).toEqual(['', 'ann']));
});
