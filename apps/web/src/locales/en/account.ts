import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['account']> = {
  login: {
    title: 'Good to have you here',
    subtitle: 'Enter your e-mail and we will send you a link to come in. No password to remember.',
    email: 'E-mail',
    emailPlaceholder: 'name@example.com',
    send: 'Send magic link',
    sending: 'Sending...',
    or: 'or continue with',
    connecting: 'Connecting...',
    notAvailable: '{{provider}} is not available here',
    agree:
      'By continuing you accept the <terms>Terms</terms> and confirm that you have read the <privacy>Privacy notice</privacy>.',
    newTab: '(opens in a new tab)',
    disclaimer:
      'Accanto is an artificial intelligence, not an emergency service. If you are in danger, call <call>{{number}}</call>.',
    asideTitle: 'Someone is listening, even tonight.',
    asideText:
      'All it takes is an e-mail address and a nickname. What you write stays yours: export it or delete it whenever you want.',
  },
  sent: {
    title: 'Check your e-mail',
    text: 'We have sent a sign-in link to <address>{{email}}</address>.',
    validity: 'The link works for {{minutes}} minutes, and only once.',
    code: 'Or type the 6-digit code',
    codeHint: 'It is in the same e-mail. Handy if you read it on another device.',
    codeSubmit: 'Use the code',
    codeChecking: 'Checking...',
    codeInvalid: 'The code is wrong or has expired',
    resend: 'Send again',
    resendIn: 'Send again in {{seconds}} s',
    resent: 'We have sent you a new link',
    other: 'Use another address',
    outbox: 'Test environment: open the outbox',
  },
  callback: {
    working: 'Signing you in...',
    wait: 'One moment please',
    confirmTitle: 'Is this you?',
    confirmText: 'This link was requested in another browser. To enter this account here, confirm.',
    confirmSwitchText:
      'Somebody is already signed in in this browser. Do you want to enter with this account?',
    continueAs: 'Continue as {{address}}',
    notMe: 'This is not me',
  },
  errors: {
    emailInvalid: 'Enter a valid e-mail address',
    sendFailed: 'We could not send the magic link. Please try again later.',
    startFailed: 'We could not start the sign-in',
    providerMissing: 'This way of signing in is not active yet. Use the link by e-mail.',
    proofRequired:
      'To come in, confirm your address: we sent you a link by e-mail. Open it in this browser. If it does not arrive, enter your address here.',
    accountBlocked: 'This account is blocked',
    rateLimited: 'Too many requests. Please try again shortly.',
    verifyFailed: 'We could not check the link',
    pkceMissing: 'Security details are missing. Please sign in again',
    exchangeFailed: 'We could not complete the sign-in',
    missing: 'The sign-in details are missing',
  },
};
