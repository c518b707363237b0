import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['accessibility']> = {
  title: 'Accessibility',
  intro: 'We want everyone to be able to use Accanto. Our measure is WCAG 2.2, level AA.',
  sections: [
    {
      heading: 'What we do',
      paragraphs: [
        'Every page works with the keyboard and with a screen reader, holds up at 200 % zoom and on a screen 320 pixels wide, has a light and a dark theme, and respects the wish for less motion.',
        'The public pages can be read without JavaScript.',
      ],
    },
    {
      heading: 'What is not proven yet',
      paragraphs: [
        'Our checks are automatic. A test with people who use assistive technology has not been made yet.',
        'The chat interface is in Italian in all languages of the site.',
      ],
    },
    {
      heading: 'Tell us about a barrier',
      paragraphs: [
        'Write to {{email}}: tell us which page, and what does not work. We answer and fix it.',
      ],
    },
  ],
};
