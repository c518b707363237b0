import { readTable } from './grammar.ts';

/** How Spanish words are shortened when typing or go without their accent, where they can be nothing else. */
export const spanishSpelling =
  readTable(`q=que k=que xq=porque pq=porque porq=porque xk=porque d=de dl=del pa=para toy=estoy tmb=también tb=también kiero=quiero kieres=quieres kiere=quiere tngo=tengo tiens=tienes nose=no_sé nosé=no_sé yamo=llamo yama=llama dise=dice disen=dicen aser=hacer ermano=hermano ermana=hermana ermanito=hermanito soi=soy toi=estoy stoy=estoy
  tbn=también bn=bien aki=aquí aora=ahora cdo=cuando muxo=mucho tambien=también despues=después ademas=además asi=así
  aqui=aquí ahi=ahí alli=allí aca=acá alla=allá quiza=quizá quizas=quizás jamas=jamás detras=detrás atras=atrás mas=más
  demas=demás traves=través todavia=todavía dia=día dias=días mio=mío mia=mía algun=algún ningun=ningún segun=según
  facil=fácil dificil=difícil util=útil inutil=inútil ultimo=último ultima=última ultimos=últimos ultimas=últimas
  unico=único unica=única proximo=próximo proxima=próxima rapido=rápido tipico=típico basico=básico logico=lógico
  mñn=mañana fisica=física quimica=química matematicas=matemáticas economia=economía biologia=biología filosofia=filosofía psicologia=psicología enfermeria=enfermería oposicion=oposición neumonia=neumonía
  toxico=tóxico toxica=tóxica catolico=católico catolica=católica telefono=teléfono movil=móvil numero=número
  medico=médico medica=médica psicologo=psicólogo psicologa=psicóloga musica=música pelicula=película maquina=máquina
  clinica=clínica pagina=página examenes=exámenes jovenes=jóvenes corazon=corazón jamon=jamón salon=salón balcon=balcón perdon=perdón monton=montón cajon=cajón
  sillon=sillón colchon=colchón pantalon=pantalón empujon=empujón bajon=bajón cabron=cabrón buzon=buzón limon=limón razon=razón sabado=sábado
  miercoles=miércoles futbol=fútbol azucar=azúcar arbol=árbol carcel=cárcel lagrima=lágrima lagrimas=lágrimas cafe=café
  sofa=sofá mama=mamá mamas=mamás tia=tía tio=tío tias=tías tios=tíos energia=energía alegria=alegría policia=policía
  compañia=compañía mayoria=mayoría tonteria=tontería tonterias=tonterías cafeteria=cafetería panaderia=panadería
  verguenza=vergüenza vacio=vacío vacia=vacía frio=frío fria=fría lio=lío lios=líos crios=críos pais=país
  autobus=autobús ingles=inglés interes=interés estres=estrés oido=oído oir=oír reir=reír reido=reído caido=caído
  traido=traído creido=creído habia=había habian=habían tenia=tenía tenian=tenían queria=quería querian=querían
  podia=podía podian=podían decia=decía decian=decían parecia=parecía parecian=parecían ponia=ponía sentia=sentía
  vivia=vivía creia=creía venia=venía veia=veía debia=debía deberia=debería podria=podría tendria=tendría
  haria=haría gustaria=gustaría estaria=estaría habria=habría querria=querría diria=diría iria=iría estan=están
  dolio=dolió murio=murió salio=salió pidio=pidió perdio=perdió rompio=rompió sintio=sintió volvio=volvió nacio=nació
  sera=será seran=serán podra=podrá tendra=tendrá habra=habrá hara=hará dira=dirá vendra=vendrá saldra=saldrá
  volvera=volverá creera=creerá querra=querrá tendre=tendré podre=podré hare=haré dire=diré ire=iré sere=seré
  estare=estaré habre=habré saldre=saldré vendre=vendré pondre=pondré querre=querré sabre=sabré fuí=fui dió=dio vió=vio`);

const after = (words: string): string => `(?<=(?<!\\p{L})(?:${words}) )`;
const before = (words: string): string => `(?= (?:${words})(?!\\p{L}))`;
const asking = 'sabes|sabe|saben|sabía|entiendes|entiende|preguntas|pregunta|cuéntame';
const places = 'aquí|ahí|allí|lejos|cerca|fuera|dentro|encima|arriba|abajo';
const how =
  'fatal|mal|bien|peor|mejor|igual|triste|grave|muy|tan|más|medio|todo|toda|de|en|con|sin|hasta|por|al|a|como|claro|loc[oa]|sol[oa]|llen[oa]|enferm[oa]|hart[oa]|rot[oa]|muert[oa]|vac[ií][oa]|jodid[oa]|content[oa]|limpi[oa]|suci[oa]|despiert[oa]|embarazada|insoportable|\\p{L}+ndo|\\p{L}{2,}[ai]d[oa]';
/** Accents that only the words around a word decide, in the order in which they are set. */
const accents: readonly (readonly [RegExp, string])[] = [
  // 'muuuy', 'dosss'
  [/(\p{L})\1{2,}/gu, '$1'],
  [new RegExp(`(?<!\\p{L})esta${before(`${how}|${places}`)}`, 'gu'), 'está'],
  [new RegExp(`${after('se|me|le|lo|no|ya|donde|dónde|cómo')}esta$`, 'gu'), 'está'],
  [/(?<!\p{L})estas(?= (?:\p{L}+ndo))/gu, 'estás'],
  [new RegExp(`${after(asking)}como(?!\\p{L})`, 'gu'), 'cómo'],
  [new RegExp(`${after(asking)}donde(?!\\p{L})`, 'gu'), 'dónde'],
  [
    new RegExp(`${after('no (?:sabes|sabe|sabía)|(?:sabes|sabe) ni')}cuando(?!\\p{L})`, 'gu'),
    'cuándo',
  ],
  [
    new RegExp(`${after('no (?:sabes|sabe|sabía)|(?:sabes|sabe) ni')}quien(?!\\p{L})`, 'gu'),
    'quién',
  ],
  [new RegExp(`${after('no (?:sabes|sabe|sabía)|(?:sabes|sabe) ni')}que(?!\\p{L})`, 'gu'), 'qué'],
  [new RegExp(`${after(`${asking}|(?:sabes|sabe) ni`)}por ?que(?!\\p{L})`, 'gu'), 'por qué'],
  [
    /(?<=(?<!\p{L})(?:preguntado|preguntó|pregunta|preguntan) )que(?! si(?!\p{L}))(?!\p{L})/gu,
    'qué',
  ],
  [/(?<=(?<!\p{L})(?:mi|tu|su|mis|tus|sus|dijo|dice) )papa(s?)(?!\p{L})/gu, 'papá$1'],
  [/(?<=(?<!\p{L})(?:un|tu|su|el|al|del) )bebe(?!\p{L})/gu, 'bebé'],
  [/(?<=(?<!\p{L})(?:un|tu|su) )crio(?!\p{L})/gu, 'crío'],
  [
    /(?<=(?<!\p{L})(?:de|a|con|por|para|sin|que|como|y|en) )el(?=$| (?:y|me|te|se|no|ya|ni|lo|le|que|es|está|mi|tu|su)(?!\p{L}))/gu,
    'él',
  ],
  [
    /^el(?= (?:me|te|se|no|ya|lo|le|dice|es|está|tiene|quiere|sabe|nunca|siempre|también)(?!\p{L}))/gu,
    'él',
  ],
  [/(?<=(?<!\p{L})que (?:te|le|me|se) )de(?= \p{L})/gu, 'dé'],
  // 'mandandote', 'decirselo'
  [/a(ndo(?:me|te|se|nos|l[aoe]s?){1,2})(?!\p{L})/gu, 'á$1'],
  [/e(ndo(?:me|te|se|nos|l[aoe]s?){1,2})(?!\p{L})/gu, 'é$1'],
  [/ar((?:me|te|se|nos)l[oae]s?)(?!\p{L})/gu, 'ár$1'],
  [/er((?:me|te|se|nos)l[oae]s?)(?!\p{L})/gu, 'ér$1'],
  [/(?<=[aeo])ir(?=(?:se|me|te|l[aoe]s?)(?!\p{L}))/gu, 'ír'],
  [/ir((?:me|te|se|nos)l[oae]s?)(?!\p{L})/gu, 'ír$1'],
  [/(?<=(?<!\p{L})(?!gu)\p{L}{2,})ion(?!\p{L})/gu, 'ión'],
  [/(?<=\p{L})isim(?=[oa]s?(?!\p{L}))/gu, 'ísim'],
  // 'le pegaria', 'me gritaria'
  [/(?<=(?<!\p{L})(?:me|te|se|le|les|lo|no|ya) (?!maria)\p{L}+[aei])ria(?=n?(?!\p{L}))/gu, 'ría'],
  // 'se lo rompio', 'me mordio'
  [
    /(?<=(?<!\p{L})(?:me|te|se|le|les|lo) (?!cambio|limpio|odio|estudio|envidio|copio|anuncio|divorcio|inicio|medio|negocio)\p{L}+[^aeou\P{L}])io(?!\p{L})/gu,
    'ió',
  ],
  // 'le pidió perdón A ELLA'
  [/(?<=\p{Ll} )A(?= )/gu, 'a'],
  // 'me da un miedo que no veas', without how much
  [
    /(?<=(?<!\p{L})(?:da|dan|daba|dio|dieron|entra|entró|tienes|tiene) )un (miedo|asco|coraje|pánico|terror|agobio)(?=$| (?:ahora|hoy|ya|desde|el|la|los|las|mi|mis|tu|tus|su|sus|es[ea])(?!\p{L}))/gu,
    'mucho $1',
  ],
  [
    /(?<=(?<!\p{L})(?:da|dan|daba|dio|dieron|entra|entró|tienes|tiene) )una (pena|rabia|vergüenza|envidia|ansiedad|angustia|tristeza|alegría|ilusión|pereza|lástima|grima|ternura)(?=$| (?:ahora|hoy|ya|desde|el|la|los|las|mi|mis|tu|tus|su|sus|es[ea])(?!\p{L}))/gu,
    'mucha $1',
  ],
];

/** Spanish with the accents that hurried typing leaves out. */
export function withSpanishAccents(told: string): string {
  return accents.reduce((text, [bare, accented]) => text.replace(bare, accented), told);
}
