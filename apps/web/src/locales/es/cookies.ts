import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['cookies']> = {
  title: 'Cookies y memoria del navegador',
  intro:
    'Accanto no usa cookies de perfilado y no necesita un aviso. Esto es todo lo que queda en tu navegador.',
  sections: [
    {
      heading: 'En el almacenamiento local',
      paragraphs: [
        'access_token y refresh_token: mantienen tu sesión. Se borran al cerrarla.',
        'language y theme: el idioma y el tema que elegiste.',
        'link_marker: recuerda que el enlace de acceso se pidió desde aquí, para que nadie te haga entrar en la cuenta de otra persona.',
        'Borradores y mensajes sin entregar: solo en tu dispositivo, borrados cuando cierras la sesión, a más tardar en la primera visita después de 30 días.',
      ],
    },
    {
      heading: 'En el almacenamiento de sesión',
      paragraphs: [
        'pkce_code_verifier y pkce_redirect_uri: dos valores de seguridad durante el acceso con Google, borrados justo después.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Una sola cookie técnica, durante el acceso con Google, Facebook o Microsoft, une el acceso a tu navegador. Caduca sola.',
      ],
    },
    {
      heading: 'Estadísticas',
      paragraphs: [
        'Contamos cuántas veces se ve una página, en totales diarios y sin identificadores. Si tu navegador pide no ser contado, no te contamos.',
      ],
    },
  ],
};
