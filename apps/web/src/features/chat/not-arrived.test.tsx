import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeToasts } from '../../ui/toast.tsx';
import { setStage, type Stage } from './testing/stage.tsx';
import { texts } from './texts.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());

/** As a browser without a network has it, until the answer is changed. */
const network = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('a menu whose code does not arrive says so and leaves the chat as it is; the next press opens it', async () => {
  stage.kept.push(stage.reply('Sono qui'));
  const person = await stage.show();
  const line = network();
  await person.click(screen.getByRole('button', { name: texts.openMenu }));
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([{ kind: 'error', text: texts.problems.part }]),
  );
  screen.getByText('Sono qui');
  line.mockReturnValue(true);
  await person.click(screen.getByRole('button', { name: texts.openMenu }));
  await screen.findByRole('dialog', { name: texts.menu });
});

test('the questions before the first message can be asked for again when their code did not arrive', async () => {
  stage.consents = { ...stage.consents, processing: false };
  const line = network();
  const person = await stage.show();
  await screen.findByText(texts.problems.part);
  screen.getByRole('link', { name: texts.emergency });
  line.mockReturnValue(true);
  await person.click(screen.getByRole('button', { name: texts.resend }));
  await screen.findByTestId('consent-panel');
});
