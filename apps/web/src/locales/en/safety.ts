import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['safety']> = {
  title: 'Safety',
  intro:
    'People who write to Accanto may be going through something very hard. This page says in plain words what happens then, what Accanto cannot do, and how often it gets it wrong.',
  nowTitle: 'Are you in danger right now?',
  nowText:
    'Do not wait for a program to answer. Call {{number}} (999 in the UK, 911 in the US), or one of the lines below.',
  toLines: 'Go to the helplines',
  behaviour: {
    heading: 'What it does',
    points: [
      'Two independent checks read every message before any answer comes. One of them is enough to raise the alarm. Where the other finds next to no danger the sign weighs less: first a question, and the helplines at the second sign.',
      'If your words suggest danger, helplines appear before the first word of the answer. People wrote them, and they come from a list: no model can make up a number.',
      'It asks calmly and directly, one question at a time; where it is not sure that there is danger, it asks first whether it is so. It speaks of professional help and of somebody you trust, and says that it is an artificial intelligence.',
      'It stays attentive for 72 hours and eases off slowly, even if you change conversation or device. Saying “just kidding” brings it down by one step only.',
      'While there is danger no limit cuts the conversation short, and every sentence is checked before it appears.',
    ],
  },
  never: {
    heading: 'What it never does',
    points: [
      'It does not describe methods, doses or places, not even inside a story or for research.',
      'It does not diagnose, and gives no advice on medicines.',
      'It does not claim to be a person and does not promise secrecy.',
      'It does not hold you back when you want to go, and does not talk about prices while you are unwell.',
    ],
  },
  cannot: {
    heading: 'What it cannot do',
    points: [
      'It cannot see how you are, call anyone or send help. Nobody follows conversations: our screens show only the messages you report yourself.',
      'It may miss a danger, and it may see one where there is none. The figures below say how often.',
      'It does not replace a person: neither those who love you nor those trained to help.',
    ],
  },
  figures: {
    heading: 'How often it notices danger',
    text: 'Measured without a language model, on sentences written for this purpose that the program did not learn from. Some choices were made with these results in view: on other sentences they may be lower. Many are indirect on purpose. No clinician has reviewed them yet.',
    texts: 'Sentences',
    crisisRecall: 'Crises recognised as such',
    seenRecall: 'Crises noticed at least as a concern',
    concernRecall: 'Concerns noticed',
    falseCrisis: 'Harmless, taken for a crisis',
    falseConcern: 'Harmless, taken for a concern',
    aim: 'Our aim',
    languages: {
      it: 'Italian',
      en: 'English',
      es: 'Spanish',
      nl: 'Dutch',
    },
    note: 'Where a figure falls short of the aim, recognition is not good enough yet. That is why {{number}} is always one tap away, whatever you write.',
  },
  lines: {
    heading: 'Helplines, country by country',
    text: 'We show only lines that at least two published sources confirm, with the date we last checked. The emergency number always works.',
    countries: {
      ALL: 'European Union',
      IT: 'Italy',
      ES: 'Spain',
      NL: 'Netherlands',
      GB: 'United Kingdom',
      IE: 'Ireland',
      US: 'United States',
    },
    always: '24 hours a day',
    unknown: 'hours to be confirmed',
    daily: 'every day, {{from}}–{{to}}',
    free: 'free',
    minors: 'for children and young people',
    women: 'for women',
    region: '{{region}} only',
    call: 'Call {{contact}}',
    write: 'Text {{contact}}',
    chat: 'Chat on their site',
    verified: 'Checked on {{date}}',
    source: 'source',
  },
  report: {
    heading: 'If something went wrong',
    text: 'If an answer made you feel worse or missed a danger, tell us: write to {{email}} or use the contact form. You do not have to say anything about yourself.',
    contact: 'Write to us',
  },
};
