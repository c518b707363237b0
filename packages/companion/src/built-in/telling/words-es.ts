import type { TellingWords } from './words.ts';

export const spanishTelling: TellingWords = {
  shortly: {
    heavy: [
      'Lo siento, es mucho.',
      'Qué duro.',
      'Entiendo que te pese.',
      'Me imagino que duele.',
      'No es poca cosa lo que llevas.',
      'Normal que le des vueltas.',
    ],
    plain: [
      'Ya veo.',
      'Ah, vale.',
      'Sí, te leo.',
      'Entiendo.',
      'Claro.',
      'Ya, entiendo lo que dices.',
    ],
    light: ['Qué bien.', 'Da gusto leerlo.', 'Me gusta.', 'Qué bonito.'],
  },
  echo: {
    heavy: [
      '{Clause}… no tiene que ser fácil.',
      '{Clause}. Se nota que pesa.',
      '{Clause}. Es duro.',
    ],
    plain: [
      '{Clause}, ya.',
      'Ah, {clause}.',
      '{Clause}… ya veo.',
      '{Clause}, vale.',
      'Ya, {clause}.',
      '{Clause}. Te sigo.',
    ],
    light: ['{Clause}, qué bien.', '¡{Clause}! Me gusta.', '{Clause}, qué gusto.'],
  },
  spoken: ['«{quote}»: palabras así se quedan.', '«{quote}»… me imagino cómo sonó.'],
  insulted: [
    'Es cruel que te digan algo así.',
    'Nadie debería tener que oír eso.',
    'Palabras así duelen, las diga quien las diga.',
  ],
  asked: {
    taken: [
      'No tengo una respuesta preparada para eso.',
      'Es una buena pregunta.',
      'Entiendo que lo preguntes.',
    ],
    questions: ['¿Qué esperas tú?', '¿De dónde te viene?', '¿Tú qué dirías?'],
  },
  answered: {
    heavy: ['Sí, entiendo por qué.', 'Eso dice mucho.', 'Ahora lo entiendo mejor.'],
    plain: [
      'Entiendo, sí.',
      'Ahora me lo imagino mejor.',
      'Claro, así se entiende.',
      'Queda claro, sí.',
      'Ya, así lo entiendo mejor.',
    ],
    light: ['Suena bien.', 'Me alegro.', 'Qué buena respuesta.', 'Buena señal.'],
  },
  noted: ['Me hago una idea.', 'Sigue, si quieres.', 'Ya me imagino.', 'Aquí sigo.'],
  unquotable:
    /^(?:que|porque|si|cuando|como|y|pero|o|a|de|con|para|por|no|eh|pues|es que|tambien|luego|nada|ya)\b|\b(?:llam\w+|nombre|me (?:pones|dijeras|digas|dices|haces|repites|preguntas|das|contestas|escuchas|entiendes)|tu|te|ti|jaj\w*|eres|estas|perdona|deja)\b/u,
  days: { manana: 'mañana' },
  things: [
    {
      sign: /\b(?:aborto (?:espontaneo|natural)|(?:tuve|sufri) un aborto|perdi (?:al|el|a mi|mi) (?:bebe|nino|hijo|embarazo)|perdimos (?:al|el|a nuestro) (?:bebe|nino|hijo)|nacio muert[oa])\b/u,
      questions: ['¿Cómo lo estás llevando estos días?', '¿Quién sabe cuánto te duele?'],
      remarks: [
        'Por poco que durara, era tu bebé.',
        'Es una pérdida de verdad, en la semana que sea.',
      ],
    },
    {
      sign: /./u,
      of: 'gone',
      questions: ['¿Cómo era {who}?', '¿Qué es lo primero que te viene cuando piensas en {who}?'],
      remarks: ['Me imagino el hueco que deja {who}.'],
    },
    {
      sign: /\b(?:no lo sabe nadie|nadie lo sabe|nadie sabe|no se lo he (?:dicho|contado)|nunca (?:se )?lo (?:he )?(?:dicho|dije|conte|contado)|no (?:lo )?sabe\b|a escondidas|secreto|primera vez que lo digo)\b/u,
      questions: [
        '¿Cómo llevas ser la única persona que lo sabe?',
        '¿Qué pasaría si alguien lo supiera?',
      ],
      remarks: ['O sea que hasta ahora lo has llevado sin nadie.'],
    },
    {
      sign: /\b(?:me|nos) (?:ha |han )?(?:dijo|dijeron|dicho|grito|gritado|contesto|solto)\b|\bse (?:rio|rieron) de mi\b/u,
      mood: 'heavy',
      questions: ['¿Cómo te sentó oírlo?', '¿Pudiste contestar algo, o se te quedó dentro?'],
      remarks: [],
    },
    {
      sign: /\b(?:se lo (?:dije|he dicho|conte|he contado|pregunte)|le (?:dije|pregunte|escribi|llame|conte)|les dije|llame a|hable con|he hablado con)\b/u,
      questions: ['¿Cómo fue?', '¿Y después, qué tal?'],
      remarks: ['No es poco, haberlo hecho.'],
    },
    {
      sign: /\b(?:no (?:me|nos) (?:ha |han )?(?:(?:invit|llam|contest)(?!es\b|eis\b)\w+|hace caso|hacen caso)|sin mi|me ignora\w*|me dejaron fuera|dejan de hablar|ni me contesta)\b/u,
      questions: ['¿Cómo te hizo sentir?', '¿Qué habrías querido en su lugar?'],
      remarks: ['Quedarse fuera así escuece.'],
    },
    {
      sign: /\b(?:(?:igual|a lo mejor) (?:voy|(?:me|le|les|lo|la|se lo) (?:\p{L}+o|voy|doy))\b|he decidido|lo tengo decidido|voy a (?!explotar|reventar|estallar|petar|flipar|colapsar|desmayar|vomitar|enloquecer|perder|caer|hundir|acordar|arrepentir|quedar|necesitar|echar de menos|llorar|morir|suspender|acabar|terminar|volverme|matar)|creo que (?:voy|ire|le|me voy)|me apunt(?:o|are)|(?:se lo|la|lo|le) (?:dire|llamare|escribire|voy a))\b/u,
      questions: ['¿Cómo te ves haciéndolo?', '¿Qué esperas que salga de ahí?'],
      remarks: ['Entonces hay algo que quieres hacer.', 'Es un paso.'],
    },
    {
      sign: /(?<!\b(?:la|esta|por la|de la|cada) )\b(?<day>manana)\b(?! por la manana)/u,
      questions: [
        '¿Cómo te sientes cuando piensas en {day}?',
        '¿Qué haría más llevadero lo de {day}?',
      ],
      remarks: [],
    },
    {
      sign: /\b(?:esper(?:o|amos|ando) (?:el|la|los|las|un|una|que|respuesta|a que)|a la espera|los resultados)\b/u,
      questions: ['¿Cómo pasas la espera?'],
      remarks: ['Esperar así agota.'],
    },
    {
      sign: /\b(?:lloro|lloraba|(?:me (?:pongo|puse|he puesto|fui|entran ganas|dan ganas|eche)|ganas|rompi|acabe|termine|paro|dejo|estoy|estaba|sigo) .{0,18}\bllorar|llore|(?:estoy|estaba|acabe|sigo|llevo .{0,12}) llorando|he llorado|las lagrimas)\b/u,
      mood: 'heavy',
      questions: ['¿Cuándo vienen las lágrimas?', '¿Qué es lo que te hace llorar?'],
      remarks: ['Hay mucho en esas lágrimas.'],
    },
    {
      sign: /\b(?:vi|visto|lei|leido|entere|enterado) .{0,30}\b(?:instagram|insta|facebook|whatsapp|foto|fotos|historia|mensajes?|movil|telefono)\b|\bpor (?:whatsapp|mensaje)\b|\bme (?:ha )?(?:contesto|contestado|escribio|escrito)\b/u,
      questions: ['¿Qué sentiste al leerlo?', '¿Y qué hiciste entonces?'],
      remarks: ['Verlo escrito es otra cosa.'],
    },
    {
      sign: /\b(?:no (?:puedo |consigo |logro )?(?:dorm\w+|duermo|pego ojo)|estoy despiert[oa]|me despierto|insomnio|duermo (?:poco|mal|\d|tres|dos|cuatro)\b)/u,
      questions: ['¿Qué es lo que más te quita el sueño?', '¿Cómo son las noches cuando va peor?'],
      remarks: ['Las noches así se hacen largas.'],
    },
    {
      sign: /\b(?:de (?:pequen|nin|joven|chic)\p{L}+|(?:me|nos|lo|la) \p{L}+(?:aba|ia) siempre|siempre (?:me |nos )?\p{L}+aba|cada (?:verano|domingo|navidad)|antes (?:jugaba|iba|salia|mandaba|eramos|haciamos)\p{L}*|aquella epoca|soliamos|solia)\b/u,
      questions: ['¿Qué es lo que más echas de menos de entonces?', '¿Qué más recuerdas?'],
      remarks: ['Me lo imagino.', 'Es un recuerdo para guardar.'],
    },
    {
      sign: /\b(?:quisiera (?!morir|desaparecer|no)|me gustaria (?!morir|desaparecer)|solo quiero (?!morir|desaparecer)|me bastaria|ojala|necesitaria|solo necesito)\b/u,
      questions: ['¿Qué cambiaría entonces?', '¿Qué lo impide ahora?'],
      remarks: ['No es pedir demasiado.', 'Entiendo que lo quieras.'],
    },
    {
      sign: /(?<!\b(?:tengo|tiene|tenia|tienen|cumpli|cumplo|de|los|con|a los) )\b(?<years>(?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cuarenta) anos)\b(?! de edad)(?<!(?:^|[,.(] ?)\d{1,2} anos(?=[^\p{L}]*$|[,.)]))/u,
      questions: ['¿Qué es lo que más ha cambiado en estos años?'],
      remarks: ['{years} es mucho tiempo.'],
    },
    {
      sign: /\b(?:me (?:mude|he mudado|vine|fui a vivir)|nos mudamos|nuev[oa] (?:ciudad|casa|colegio|instituto|trabajo|piso)|ciudad nueva)\b/u,
      questions: ['¿Qué es lo que más echas de menos de antes?', '¿Cómo son allí las tardes?'],
      remarks: ['Todo es nuevo a la vez, entonces.'],
    },
    {
      sign: /\b(?:enferm[oa]|ictus|parkinson|alzheimer|demencia|cancer|diagnostic\w+|operacion|operaron|hospital|ingresad[oa]|se cayo|infarto|temblaba)\b/u,
      of: 'alive',
      questions: ['¿Cómo está ahora {who}?', '¿Qué ha cambiado entre {who} y tú desde entonces?'],
      remarks: [],
    },
    {
      sign: /./u,
      of: 'alive',
      questions: ['¿Cómo te llevas con {who}?', '¿Qué te gustaría que {who} entendiera?'],
      remarks: [],
    },
  ],
};
