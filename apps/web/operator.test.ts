import { expect, test } from 'vitest';
import { readOperator } from './operator.ts';

test('missing facts become examples that are marked as such', () => {
  expect(readOperator({})).toMatchObject({ isExample: true, social: {} });
});

test('facts come from the environment; only https links are social ones', () => {
  const operator = readOperator({
    OPERATOR_NAME: 'Ascolto S.r.l.',
    OPERATOR_ADDRESS: 'Via Roma 1, Torino',
    OPERATOR_EMAIL: 'ciao@ascolto.example',
    SOCIAL_LINKEDIN_URL: 'https://linkedin.example/accanto',
    SOCIAL_TWITTER_URL: 'javascript:alert(1)',
  });
  expect(operator).toMatchObject({ name: 'Ascolto S.r.l.', isExample: false });
  expect(operator.social).toEqual({ linkedin: 'https://linkedin.example/accanto' });
});

test('counting elsewhere needs both an address and a name', () => {
  const endpoint = 'https://count.example/api/event';
  expect(readOperator({ ANALYTICS_URL: endpoint }).analytics).toBeNull();
  expect(
    readOperator({ ANALYTICS_URL: endpoint, ANALYTICS_DOMAIN: 'accanto.example' }).analytics,
  ).toEqual({ endpoint, domain: 'accanto.example' });
});
