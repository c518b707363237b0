/* oxlint-disable max-lines -- Every answer of one language stays in one file, so that one native speaker can review it in one go. */
import type { KnownQuestions } from './known-question.ts';

const howToSay =
  /(?:^(?:como (?:le|se lo|lo|les|te) (?:digo|hablo|explico|pregunto|planteo|cuento|saco)|como (?:decirle|decirselo|decirlo|hablarle|hablo|empiezo|sacar|puedo (?:decir\w*|hablar\w*)|le hago)|que (?:le|les|te|se) (?:digo|dire|puedo decir|escribo|contesto|respondo|debo decir)|que (?:debo|puedo|tengo que) decir\w*)|\b(?:lo hago|hace|hacer|es|empeor\w*|pongo) (?:todo |lo |las cosas )?peor\b|\bempeor\w* (?:las cosas|todo)|\bse enfada y )/u;
const whatToDo =
  /^(?:que (?:hago|debo hacer|puedo hacer|tengo que hacer|se hace|hacemos)\b|como (?:le|la|lo) (?:puedo )?ayud\w*|dime que hago|no me estas diciendo que hago)/u;
const theOther = '(?:el|ella|ellos|mi (?:propi[oa] )?\\p{L}+|un[ao]? (?:amig[oa]|companer[oa]))';

export const spanishQuestions: KnownQuestions = {
  fillers:
    /^[¿¡ ]*(?:(?:y|e|pero|ok|vale|no|si|bueno|pues|entonces|oye|oiga|mira|es que|o sea|ah|eh|hola|o|ahora|dime|por favor|porfa|tu|vosotros|crees que|tu crees que|a ver|che|digo|ya|perdon|(?:quiero|queria) saber si)[ ,¿¡]+)+|^[¿¡ ]+/u,
  opening:
    /^(?:como|que|quien|quienes|donde|cuando|por ?que|cuanto|cual|debo|deberia|puedo|podria|puede|se puede|hay|tienes|sabes|conoces|dame|a quien|algun\p{L}*|q)(?!\p{L})/u,
  looseOpening:
    /^(?:como|que|quien|quienes|donde|cuando|por ?que|cuanto|cual|debo|deberia|puedo|podria|puede|tengo que|hay|es|era|fue|sera|seria|soy|estoy|se|le|lo|la|me|si|voy|llamo|tienes|sabes|conoces|dame|hago|a quien|vale|sirve|algun|q)\b/u,
  askingForMore:
    /\b(?:otr[oa]s?|mas|alguna otra|algun otro) (?:ideas?|consejos?|trucos?|cosas?)|\b(?:que mas|algo mas)\b/u,
  askedOfDanger:
    /(?:morir|suicid\p{L}+|acabar con tu vida|quitarte la vida|hacerte dano|no vivir|peligro|a salvo|estos pensamientos|como estas de verdad|cuanto pesa|como de fuertes|debajo|por dentro)[^?]*\?/u,
  matters: {
    dying: new RegExp(
      `\\b(?:(?:quiere|queria|quisiera|dice que|piensa en|amenaza con|habla de) .{0,20}(?:morir\\w*|matarse|suicid\\w*|quitarse la vida|desaparecer|la muerte|no estar)|se (?:quiere |queria |va a )?(?:mata|matar|suicida|suicidar|tira)\\b|(?:matarse|suicidarse|quitarse la vida|morirse)|(?:no quiere|sin ganas de) (?:vivir|seguir)|cosas de la muerte|despidiendose|despedida|${theOther}\\b.{0,40}\\b(?:morir|muerte))`,
      'u',
    ),
    cuts: /\b(?:se (?:corta|cortaba|esta cortando|hace (?:cortes|dano|daño)|lesiona|autolesiona)|cortarse|(?:le|les) (?:he visto|vi|encontre) .{0,25}cortes|cortes en (?:el|los|las|sus|su) \p{L}+|autolesion\w*)/u,
    eating: new RegExp(
      `\\b(?:(?:${theOther}|hij[oa]|nin[oa]|niñ[oa]|hermana|amiga)\\b.{0,60}\\b(?:no (?:come|cena|quiere comer)|ha dejado de (?:comer|cenar)|vomita|esta en los huesos|ha perdido .{0,10}kilos|se pesa|ayuna|se ve gord[oa])|no come (?:nada|ya)|anorexi\\w*|bulimi\\w*)`,
      'u',
    ),
    taken:
      /\b(?:me (?:he )?tom\w+|tome|he tomado|trague|me he tragado|se (?:ha )?tom\w+|ha tomado)\b.{0,40}\b(?:pastillas?|pildoras?|paracetamol\w*|ibuprofeno\w*|comprimidos?|medicamentos?|caja|blister|orfidal\w*|diazepam|\d{2,}|todas)\b|\bsobredosis\b/u,
    blood:
      /\b(?:(?:vomit\w*|escup\w*|tos\w*|garganta)\b.{0,40}\bsangre|sangre\b.{0,30}\bvomit\w*|corazon\b.{0,30}\b(?:raro|salta|late|acelerad\w*|irregular|palpit\w*)|palpitaciones|desmay\w*|perdi el conocimiento)/u,
    alcohol:
      /\b(?:beb\w+|tomo (?:mucho|alcohol|vino|cerveza|todos)|alcohol\w*|vino|cervezas?|vodka|whisky|ron|ginebra|borrach[oa]|abstinencia|sobri[oa])\b/u,
    violence:
      /\b(?:me (?:ha |habia )?(?:(?:toc|soba|manose|acos)\w+|peg\w*|empuj\w*|grit\w*|golpe\w*|agarr\w*|amenaz\w*|insult\w*|control\w*|ahog\w*|estrangul\w*|obliga|encierra|sigue|viola\w*|fuerza|mira el (?:movil|telefono|celular)|revisa)|(?:mira|revisa|lee|coge|quita) (?:siempre )?(?:mi|el) (?:movil|telefono|celular)|del cuello|(?:le|les) tengo miedo a (?:el|ella|mi)|tengo miedo de (?:el|ella|mi (?:marido|novio|pareja|padre))|violent[oa]|maltrat\w*|me echa de casa|016)/u,
    armed: /\b(?:pistola|escopeta|rifle|arma|armas|cuchillo|navaja)\b/u,
    line: /\b(?:112|024|016|061|091|telefono de la esperanza|anar|ese numero|el numero|la linea|esas lineas|las lineas|esos numeros|(?:si )?llam(?:o|ar|arles|arlos) (?:al|a (?:ese|esa|la|alguien|algun\w*|ellos))|llamarles)\b/u,
    sleep: /\b(?:dorm\w*|duerm\w*|sueño|sueno|despiert[oa]|insomni\w*|cama|noche|noches)\b/u,
    nerves:
      /\b(?:examen\w*|entrevista\w*|presentacion\w*|expo(?:sicion|ner|ngo)|discurso|hablar en publico|oposicion\w*|nervi\w*|reunion|carnet|escenario|audicion\w*)\b/u,
    quarrel: /\b(?:discut\w*|pele\w*|bronca|discusion|grite|gritamos|enfad\w*)\b/u,
    grave:
      /\b(?:voces|no como|no comer|dejar de comer|cortar(?:me|se)|me corto|hacer(?:me|se) dano|(?:quiero|querer|quisiera) (?:morir\w*|desaparecer)|no (?:despertar\w*|existir)|suicid\w*|vomit\w*|alivi\w* .{0,40}decision)\b/u,
    lonely:
      /\b(?:sol[oa]|soledad|no tengo amig\w*|no conozco a nadie|ciudad nueva|nueva ciudad|me mude|mudad[oa]|hacer amig\w*)\b/u,
  },
  questions: {
    why_ask: {
      asks: /^(?:por ?que (?:me |lo |te |sigues )*(?:preguntas|pregunta|has preguntado|preguntais|haces|hiciste)\b|a que viene (?:esa|eso))/u,
      replies: [
        'Por lo que has escrito: podía querer decir eso, y preguntar claro es mejor que adivinar. Si me dices que no, te creo.',
        'Te lo he preguntado porque en algo tan serio prefiero oírlo de ti que equivocarme. Puedes contestar simplemente que no.',
        'En tus palabras había algo que se puede leer de varias maneras, así que lo pregunté abiertamente. Si no es eso, dime qué es.',
      ],
    },
    wake_taken: {
      asks: /\b(?:(?:le|la|lo) despiert\w*|despertar\w*|dej\w* (?:que duerma|dormir)|dejarl[oae] dormir|levantarl[oae])\b/u,
      replies: [
        'Sí, intenta despertar a esa persona ahora, y si apenas reacciona llama antes al {emergency}. Ponla de lado y quédate allí.',
        'No dejes que duerma sin nadie: intenta despertarla y llama al {emergency}; allí te dicen qué hacer, paso a paso.',
      ],
    },
    sleep_taken: {
      asks: /\b(?:(?:puedo|podria|no puedo) (?:\p{L}+ ){0,2}?(?:dormir\w*|acostarme|echarme|ir a dormir)|(?:me voy|irme) a (?:dormir|la cama)|me duermo ya)\b/u,
      replies: [
        'Todavía no: después de unas pastillas llama primero al {emergency}, aunque te encuentres bien. En las primeras horas eso dice poco.',
        'Por favor, no te duermas antes de que alguien lo haya mirado: primero el {emergency}, y quédate cerca de alguien.',
      ],
    },
    hospital_taken: {
      asks: /\b(?:(?:tengo que|debo|deberia|hace falta|conviene) (?:ir|llamar|que me vea\w*)\b|(?:voy|llamo)\b.{0,20}\b(?:hospital|urgencias|112|061|ambulancia|medico)|es (?:peligros\w*|grave|demasiad\w*|malo)|estoy en peligro|me va a pasar algo|me muero)/u,
      replies: [
        'Sí, ahora, aunque te encuentres bien: con las pastillas pueden pasar horas hasta notarlo. Llama al {emergency} y lleva la caja.',
        'Sí. Lo que se ha tomado hay que verlo hoy en un hospital, no solo cuando duela: el {emergency} manda a alguien.',
      ],
    },
    hospital_blood: {
      asks: /\b(?:(?:tengo que|debo|deberia|hace falta|conviene) (?:ir|llamar|que me vea\w*|preocupar\w*)\b|(?:voy|llamo)\b.{0,20}\b(?:hospital|urgencias|112|medico)|es (?:peligros\w*|grave|normal|malo)|estoy en peligro)/u,
      replies: [
        'Sí, hay que verlo hoy, un médico o en urgencias. Si sale más sangre, te mareas o te desmayas, llama enseguida al {emergency}.',
        'Sí: es para mirarlo hoy, no otro día. Con mucha sangre, desmayos o dolor en el pecho, {emergency}.',
      ],
    },
    drink_signs: {
      asks: /\b(?:tiembl\w*|temblor\w*|bichos|insectos|arañas|aranas|veo cosas|ver cosas|alucinacion\w*|calambres|convulsion\w*|sud\w+|confus\w*)\b.{0,60}\b(?:normal|grave|mala señal|mala senal|malo|peligros\w*|abstinencia|preocup\w*)\b|\b(?:normal|grave|mala senal|malo|peligros\w*|abstinencia)\b.{0,60}\b(?:tiembl\w*|temblor\w*|bichos|veo cosas|calambres|convulsion\w*|sud\w+)\b/u,
      replies: [
        'Sí, tómalo en serio: al dejarlo de golpe después de beber mucho, el cuerpo puede reaccionar de forma peligrosa. Que te vea un médico hoy; con convulsiones, confusión o si ves cosas que no están, {emergency}.',
        'Es una señal para que te vean hoy. Si ves cosas que no están, hay una convulsión o mucha confusión, llama enseguida al {emergency}.',
      ],
    },
    stop_drinking: {
      asks: /\b(?:(?:se puede|puedo|podria|puede (?:uno|una)?) (?:\p{L}+ )?(?:dejar(?:lo|de)?|parar|cortar)\b|dej\w*\b.{0,30}\b(?:de golpe|de una vez|de un dia para otro|a la vez|del tirón|del tiron|de repente|sin mas))/u,
      replies: [
        'Después de beber mucho cada día, dejarlo de golpe puede ser peligroso. Háblalo antes con un médico, hoy si puedes; con convulsiones, confusión o si ves cosas que no están, {emergency}.',
        'De un día para otro y sin nadie, no, si era mucho: un médico puede hacerlo seguro. Si tiemblas y te confundes, o hay una convulsión, {emergency}.',
      ],
    },
    children: {
      asks: /\b(?:me|nos) (?:lo |la |los |las )?(?:van a |pueden |podrian )?(?:quit\w*|llev\w*|sac\w*)\b.{0,12}\b(?:(?:a )?(?:mi|mis|el|la|los) )?(?:bebe|nin\w+|niñ\w+|hij\w+|peque\w*|crios?|custodia)\b|\bme (?:lo|la|los|las) (?:van a )?(?:quit\w*|llev\w*)|\bperd(?:er|ere|eria) (?:a )?(?:mi|mis|la|los) (?:hij\w+|nin\w+|niñ\w+|bebe|custodia)/u,
      replies: [
        'A quien pide ayuda no le quitan por eso a sus hijos. No puedo hablar por cada oficina, pero los pensamientos que asustan los conocen bien médicos y matronas, y decirlos protege a tu hijo y a ti.',
        'Quien dice «no puedo más, necesito ayuda» hace justo lo que mantiene a salvo a un hijo. Nadie puede prometer por todos: puedes preguntarlo lo primero, «¿qué pasa si lo cuento?».',
      ],
    },
    by_force: {
      asks: /\b(?:me (?:van a |pueden |vienen a )?(?:ingres\w*|encerr\w*|encierr\w*|internar\w*|llevan|llevar|buscar|obligar?)|(?:mandan|mandais|vais a mandar|van a mandar|envian) (?:a alguien|a la policia|una ambulancia)|vienen a (?:mi )?casa)\b/u,
      replies: [
        'Hablarlo no basta para que alguien venga a llevarte. Si hay peligro en este minuto pueden mandar ayuda; puedes preguntarlo antes: «¿qué hacen si lo cuento todo?».',
        'No puedo prometer por todos. Puedes preguntar al principio qué hacen con lo que cuentas, y decidir después cuánto dices.',
      ],
    },
    bill: {
      asks: /\b(?:factura|recibo del (?:telefono|movil)|deja(?:r)? (?:rastro|huella))\b/u,
      replies: [
        'El 016 no deja rastro en la factura, pero sí en la lista de llamadas del teléfono: bórrala ahí, o llama desde otro teléfono.',
        'En la factura el 016 no aparece. Lo que queda es la llamada en el registro del teléfono hasta que la borras; de otras líneas no lo sé con seguridad.',
      ],
    },
    finds_out: {
      asks: /\b(?:(?:se|lo) (?:va|van|puede|pueden)? ?(?:a )?(?:enter\w*|saber\w*|descubr\w*)|se entera\w*|lo sabra\w*|se lo (?:dicen|diran|cuentan)|avisan a)\b/u,
      replies: [
        'De aquí no sale nada hacia nadie. La llamada, eso sí, queda en la lista de llamadas: bórrala, o usa otro teléfono.',
        'Al llamar no tienes por qué decir tu nombre. Lo que se puede ver es el registro del teléfono: quita esa llamada, o pide prestado uno.',
      ],
    },
    phone_seen: {
      asks: /\b(?:(?:puede|podria|si|va a) (?:\p{L}+ ){0,3}?(?:ver|leer|encontrar|abrir|mirar|ve|lee|mira)\w*\b.{0,30}\b(?:est[oae]s?|chat|mensajes?|movil|celular|telefono|escrib\w*|escrito|conversacion)|(?:esto|este chat|lo que escribo)\b.{0,20}\b(?:lo )?(?:puede (?:ver|leer)|ve|lee|pueden (?:ver|leer)))\b/u,
      replies: [
        'Quien abra tu teléfono puede verlo. Arriba hay una salida rápida («Uscita rapida», o dos veces Esc), en el menú del chat puedes eliminar esta conversación, y en los ajustes se puede apagar el historial.',
        'Sí, si tiene tu teléfono en la mano y el chat está abierto o guardado. Elimínalo desde el menú, y si entra alguien sal con «Uscita rapida», arriba.',
      ],
    },
    write_instead: {
      asks: /\b(?:(?:se puede|puedo|podria|podemos|hay|tienen)\b.{0,30}\b(?:escrib\w*|chat\w*|mensaj\w*|whatsapp|mail)\b.{0,40}(?:en vez|en lugar|alli|ahi|les|o (?:hay|tengo)|sin|\?|$)|(?:escrib\w*|chat\w*|mensaj\w*)\b.{0,20}\b(?:en vez de|en lugar de|sin|o (?:hay|tengo) que)\b.{0,15}\b(?:llam\w*|habl\w*|telefon\w*))/u,
      replies: [
        'Sí, hay una línea a la que se puede escribir: {written}.',
        'No hace falta hablar, se puede escribir: {written}.',
        'En mi lista no tengo ahora una línea a la que escribir. Puedes empezar la llamada con «me cuesta hablar», o dejar que la haga alguien de confianza.',
        'Segura para escribir no tengo ninguna. Si lo difícil es hablar, lee por teléfono dos líneas que hayas escrito antes.',
      ],
    },
    free: {
      asks: /\b(?:(?:es|son|cuesta|cuanto|hay que)\b.{0,25}\b(?:gratis|gratuit\w*|pagar|cuesta|saldo|dinero)|(?:cuanto )?cuesta (?:llamar|la llamada)|se paga|cobran)\b/u,
      replies: [
        'Sí, es gratis: {free}.',
        'Llamar no cuesta nada: {free}.',
        'El {emergency} es gratuito. Del resto de líneas no tengo ahora un dato seguro.',
        'Gratis es el {emergency}. De otras líneas no lo sé con seguridad.',
      ],
    },
    anonymous: {
      asks: /\b(?:anonim\w*|(?:tengo que|hay que|debo|me piden|piden|preguntan) (?:dar |decir |dejar )*(?:mi nombre|el nombre|como me llamo|quien soy|mis datos)|me localizan|saben quien soy)\b/u,
      replies: [
        'Ahí no hace falta decir quién eres: {nameless}.',
        'Tu nombre no lo necesitan: {nameless}.',
        'Puedes decir al principio que prefieres no dar tu nombre. En el {emergency} sí necesitan saber dónde estás.',
        'Nadie te puede obligar a decir cómo te llamas: dilo al empezar. Solo en el {emergency} importa el lugar, para que llegue la ayuda.',
      ],
    },
    other_country: {
      asks: /\b(?:vale|sirve|funciona|es|puedo llamar) (?:tambien )?.{0,25}\b(?:mexico|argentina|colombia|chile|peru|venezuela|ecuador|uruguay|bolivia|francia|alemania|portugal|extranjero|otro pais)\b/u,
      replies: [
        'Las líneas que nombro son de un solo país, el elegido en los ajustes. Para el peligro está el {emergency}.',
        'Fuera de su país no lo sé con seguridad: elige el tuyo en los ajustes y te nombro las que correspondan. En peligro, {emergency}.',
      ],
    },
    who_answers: {
      asks: /\bquien(?:es)? (?:me )?(?:contesta\w*|responde\w*|atiende\w*|coge\w*|hay (?:ahi|alli|al otro lado)|trabaja\w* (?:ahi|alli))\b|\bcon quien hablo si llamo\b|^(?!.*\b(?:112|061|ambulancia)\b).*\bque (?:me )?(?:preguntan|van a preguntar|dicen)\b/u,
      replies: [
        'Una persona, que en ese momento está para escuchar. Empieza ella preguntando cómo estás; no hace falta preparar nada.',
        'Alguien de carne y hueso, que atiende llamadas así cada día. Puedes colgar cuando quieras.',
      ],
    },
    call_words: {
      asks: /^(?:que (?:les |le |debo |tengo que |puedo )*(?:digo|decir\w*|cuento)\b.{0,25}\b(?:(?:si|cuando|al) (?:llam\w*|contest\w*|me cog\w*)|por telefono|al (?:112|024|016)|a la linea)|como (?:empiezo|se empieza)\b.{0,15}\b(?:llamada|telefono))/u,
      replies: [
        'Basta una frase: «No estoy bien y no sé por dónde empezar.» Desde ahí siguen ellos.',
        'Puedes leer esto: «Me cuesta hablar, pero necesito a alguien unos minutos.»',
      ],
    },
    what_112: {
      asks: /\bque (?:pasa|pasara|hacen|me hacen|me preguntan|van a hacer)\b.{0,20}\b(?:llam\w*|112|061)\b/u,
      replies: [
        'Preguntan dónde estás y qué pasa, y siguen al teléfono mientras mandan ayuda. Bastan respuestas cortas.',
        'Primero el lugar, después qué ha pasado; entre los dos se decide quién va. No hacen falta las palabras justas.',
      ],
    },
    rape: {
      asks: /\b(?:es|fue|era|cuenta como|se llama) (?:\p{L}+ )?(?:violacion|abuso sexual|agresion sexual)\b.{0,40}(?:\?|si\b|$)|\bme (?:ha )?viol(?:o|aron|ado)\b.{0,20}\bsi\b/u,
      replies: [
        'Si tú no querías, no estuvo bien, fuera quien fuera e hicieras lo que hicieras. No es culpa tuya.',
        'Un sí tiene que ser un sí de verdad. Sin él, lo que te hicieron está mal, y la culpa no es tuya.',
      ],
    },
    fault_other: {
      asks: /\b(?:(?:es|seria|sera|fue) (?:\p{L}+ )?(?:culpa mia|mi culpa|por mi culpa)|(?:tengo|tendria) (?:yo )?la culpa|soy (?:yo )?(?:culpable|responsable)|sobre mi conciencia)\b/u,
      replies: [
        'No. Lo que alguien hace con su vida no es culpa tuya, se haya dicho lo que se haya dicho. Puedes pedir ayuda para esa persona; no puedes ser su razón para vivir.',
        'No, no sería culpa tuya. Puedes temer por esa persona y no cargar con ello sin nadie: si lo amenaza ahora, el {emergency} puede ir allí.',
      ],
    },
    fault_own: {
      asks: /\b(?:(?:es|sera|fue) (?:\p{L}+ )?(?:culpa mia|mi culpa|por mi culpa)|(?:tengo|tuve) (?:yo )?la culpa|me lo (?:merezco|busque|he buscado)|le provoque|lo provoque|soy (?:yo )?el problema)\b/u,
      replies: [
        'No. Quien te asusta o te hace daño responde de ello, pasara lo que pasara antes. No es culpa tuya.',
        'No es culpa tuya. Nada de lo que dijiste u olvidaste le da a nadie derecho a hacerte eso.',
      ],
    },
    abuse: {
      asks: /\b(?:(?:es|seria|se llama|cuenta como) (?:\p{L}+ )?(?:maltrato|violencia|abuso|normal|amor|control|toxic[oa])|estoy exagerando|exagero)\b/u,
      replies: [
        'Lo que te da miedo o te tiene bajo control no está bien, aunque venga con cariño o haya sido una sola vez. No hace falta ponerle nombre para hablarlo con quien lo conoce bien.',
        'Que te vigilen, te sujeten o te asusten no es parte de quererse, y no es culpa tuya. Quienes atienden una línea contra la violencia lo saben, y no deciden nada por ti.',
      ],
    },
    leave_violent: {
      asks: /\b(?:(?:debo|deberia|tengo que|hago bien en) (?:\p{L}+ )?(?:dejarl\w*|irme|marcharme|perdonarl\w*|volver|quedarme|denunciar\w*)|(?:lo|le|la) dejo|me voy de casa|vuelvo con el)\b/u,
      replies: [
        'Eso lo decides tú, y antes va estar a salvo. Irse sale mejor si se prepara con alguien que conoce estas situaciones, antes de que la otra persona lo sepa.',
        'No lo decido por ti. Pero si le tienes miedo, decide tu seguridad: habla de cómo salir con quien hace eso cada día.',
      ],
    },
    ask_dying: {
      asks: /\b(?:(?:pregunt\w*|habl\w*|decir\w*|digo|menciono)\b.{0,40}\b(?:morir\w*|matar\w*|suicid\w*|muerte)|como (?:se lo|le) pregunt\w*|se lo pregunto|(?:dar\w*|meter\w*|doy|pongo) (?:la|esa|una)? ?ideas?)\b/u,
      replies: [
        'Preguntarlo abiertamente no le mete la idea a nadie; muchas veces alivia. Puedes decirlo tal cual: «Me preocupas. ¿Piensas en morir?»',
        'Por preguntar no lo empeoras. Palabra por palabra, por ejemplo: «A veces quien se siente así ya no quiere vivir. ¿A ti te pasa?»',
      ],
    },
    go_back: {
      asks: /\b(?:(?:debo|deberia|tengo que|hago bien en) (?:\p{L}+ )?(?:llamarl\w*|contestar\w*|cogerl\w*|responder\w*|volver|escribirl\w*|quedarme)|(?:le|la|lo) (?:llamo|contesto|cojo|respondo)|vuelvo con (?:el|ella))\b/u,
      replies: [
        'No tienes que contestar ni volver para mantener viva a una persona. Si lo amenaza ahora, llama al {emergency} y da la dirección: ellos pueden ir, y son los indicados.',
        'Por miedo, no. Si quieres, basta una línea: «No vuelvo, y he pedido ayuda para ti»; con una amenaza, {emergency} y la dirección.',
      ],
    },
    secret: {
      asks: /\b(?:(?:se lo|lo) (?:digo|cuento) (?:a|o no)|^(?:debo|deberia|tengo que|puedo) (?:\p{L}+ )?(?:contarlo|decirlo|contarselo|decirselo|guardar\w*|callar\w*)\b|(?:me (?:ha )?(?:dijo|dicho|pidio|pedido|hizo (?:prometer|jurar))|prometi|jure)\b.{0,15}\bque no (?:se )?(?:lo )?(?:diga|dijera|cuente|contara)|no (?:se )?lo puedo (?:decir|contar) a nadie|\bsi (?:(?:se )?(?:lo|la|le|les) )?(?:llamo|aviso|digo|cuento|pregunto)\b.{0,20}\b(?:se (?:me )?(?:enfad|enoj|cabre|molest)|me odi|(?:no )?me (?:lo )?perdon)\p{L}*)/u,
      replies: [
        'Sí, quien puede ayudar debe saberlo: un secreto sobre la vida de alguien no hay que guardarlo. Puedes decir: «Esto no lo puedo llevar yo, voy a contárselo a alguien de confianza.»',
        'Sí, cuéntaselo a quien pueda ayudar, aunque lo prometieras. Quizá se enfade un tiempo, y eso se arregla mejor.',
      ],
    },
    no_doctor: {
      asks: /\b(?:no quiere|se niega|no se deja|si (?:no quiere|dice que no|se niega))\b.{0,40}\b(?:medico|doctor\w*|ayuda|psic\w*|hospital|terapia|tratar\w*|que (?:la|lo|le) vea\w*)\b/u,
      replies: [
        'Entonces puedes llamar tú a su médico de cabecera o al centro de salud mental, contar lo que ves y preguntar cómo seguir. Si amenaza con hacerlo, {emergency}.',
        'El primer paso puedes darlo sin esa persona: una llamada a su médico, con lo que has notado y desde cuándo. Si se vuelve peligroso, {emergency}.',
      ],
    },
    go_armed: {
      asks: /\b(?:(?:debo|deberia|puedo|tengo que) (?:\p{L}+ )?(?:entrar|ir|dejarl\w*|hablar\w*|quitar\w*)|(?:entro|voy (?:dentro|alli|a hablar\w*|a su)|lo dejo|la dejo)\b)/u,
      replies: [
        'No entres ahí sin nadie. Llama ahora al {emergency} y di que hay un arma: te dicen qué hacer hasta que lleguen.',
        'Con un arma cerca, primero el {emergency}, y dilo enseguida. Habla a través de la puerta o por teléfono, y que los demás no se acerquen.',
      ],
    },
    police: {
      asks: /\b(?:(?:llamo|debo llamar|deberia llamar|tengo que llamar|puedo llamar|aviso)\b.{0,20}\b(?:policia|112|061|091|ambulancia|alguien|emergencias)|(?:hago|hacer) el ridiculo|quedo (?:de|como) \p{L}+|molesto para nada|exagero)\b/u,
      replies: [
        'Sí, llama al {emergency}. Allí a nadie le parece ridículo: una llamada de más no es nada al lado de una de menos.',
        'Llama al {emergency} y cuenta lo que has escrito aquí. Están para eso, y valorar cuánto urge pasa a ser cosa suya.',
      ],
    },
    go_there: {
      asks: /\b(?:(?:debo|deberia|tengo que|puedo) (?:ir|correr|entrar|dejarl\w*)|(?:si )?voy (?:yo|a su casa|a ver\w*|para alla|alli)|^(?:y )?si (?:yo )?voy\b|(?:lo|la|le) dejo (?:sol[oa]|tranquil[oa]))\b/u,
      replies: [
        'Primero el {emergency}, con la dirección: llegan antes que tú. Luego ve, si puedes, y con alguien.',
        'Llama antes al {emergency}, después sal para allá. Sigue intentando hablar por teléfono mientras alguien te acompaña.',
      ],
    },
    wake_cuts: {
      asks: /\b(?:(?:la|lo|le) despiert\w*|despertar\w*|esper\w* (?:a |hasta )?(?:mañana|manana|que despierte)|dej\w* (?:que duerma|dormir)|esta noche o mañana)\b/u,
      replies: [
        'Si los cortes son antiguos y el sueño es tranquilo, puede esperar a mañana: quédate cerca y asómate. Si sangra, ha tomado algo o ha hablado de morir, despierta a quien duerme; en peligro, {emergency}.',
        'Los cortes antiguos pueden esperar a una mañana tranquila, con la puerta abierta. Sangre fresca, pastillas o una despedida no: entonces despierta a quien sea y llama al {emergency}.',
      ],
    },
    words_cuts: {
      asks: howToSay,
      replies: [
        'Con calma, diciendo lo que has visto y sin hacerle prometer nada: «He visto los cortes. No te voy a reñir, me preocupas. ¿Me cuentas cómo es?»',
        'Hablarlo no lo empeora, aunque al principio se enfade. Un comienzo: «Me he dado cuenta, y eres importante para mí. No tienes que explicármelo todo; me gustaría que pidiéramos ayuda, tú y yo.»',
      ],
    },
    words_eating: {
      asks: howToSay,
      replies: [
        'En un momento tranquilo, lejos de la mesa, sobre cómo está y no sobre comida: «Te veo mal, y me preocupa. No te voy a reñir. ¿Lo hablamos?»',
        'Nada de peso ni de aspecto. Por ejemplo: «Eres importante para mí, y veo que comer se ha vuelto difícil. ¿Buscamos a alguien, tú y yo?»',
      ],
    },
    words_dying: {
      asks: howToSay,
      replies: [
        'Las palabras sencillas son las mejores: «Me preocupas. ¿Piensas en morir?» Y después escucha, sin convencer.',
        'Puedes decir: «Has hecho bien en contármelo. No me voy, y me gustaría que llamáramos a alguien, tú y yo.»',
      ],
    },
    words_own: {
      asks: howToSay,
      replies: [
        'Puedes empezar así: «No estoy bien, y hay pensamientos que me dan miedo. No tienes que arreglarlo. ¿Te quedas un rato conmigo?»',
        'Basta una línea, también escrita: «Estoy peor de lo que parece. ¿Puedo hablar contigo esta noche?»',
      ],
    },
    do_cuts: {
      asks: whatToDo,
      replies: [
        'Tres cosas: estar cerca y con calma, decir lo que has visto, y mañana llamar a su médico y pedir ayuda para los dos. Si sangra o se habla de morir, {emergency}.',
        'No tienes que resolverlo esta noche. Quédate ahí, sin registrar ni castigar, y habla con su médico o con el instituto; en peligro, {emergency}.',
      ],
    },
    do_eating: {
      asks: whatToDo,
      replies: [
        'Puedes hablar tú con su médico, aunque por ahora no quiera ir: di qué ves y desde cuándo. En casa, mejor preguntar cómo está que hablar de comida.',
        'Ayudan dos cosas: nada de batallas por platos o kilos, y un médico que mire pronto. Si se desmaya o casi no bebe, {emergency}.',
      ],
    },
    do_dying: {
      asks: whatToDo,
      replies: [
        'Si no contesta o ha habido una despedida, llama ahora al {emergency} y da su nombre y su dirección. Si estás con esa persona, pregunta abiertamente y que no se quede sin nadie.',
        'No tienes que sostenerlo tú. Si no contesta, el {emergency} con la dirección; si contesta, pregunta con palabras claras si quiere morir, y quédate o manda a alguien.',
      ],
    },
    hospital: {
      asks: /\b(?:tengo que|debo|deberia|hace falta|conviene) ir (?:al hospital|a urgencias|al medico)\b/u,
      replies: [
        'Desde aquí no lo puedo valorar: llama a tu médico o a urgencias y cuenta qué notas. Si es fuerte, repentino o te sientes desfallecer, no esperes: {emergency}.',
        'Si te lo estás preguntando, que lo vean: una llamada a tu médico te dice con cuánta prisa. Con dolor fuerte, sangre o desmayos, {emergency}.',
      ],
    },
    last_time: {
      asks: /\b(?:acuerd\w*|recuerd\w*|sabes)\b.{0,50}\b(?:semana pasada|ayer|la otra vez|el otro dia|mes pasado|ultima vez|hace (?:unos |dos |tres )?(?:dias|semanas))\b/u,
      replies: [
        'De una conversación a otra solo guardo lo que está en los ajustes, en Memoria, si la has activado. De ese día aquí no tengo nada: ¿me lo dices otra vez en una frase?',
        'Leo esta conversación, y unos pocos datos si la memoria está activada; lo que dijiste entonces no está. Prefiero decirlo a inventarlo. Cuéntame otra vez lo que importaba.',
      ],
    },
    normal_grave: {
      asks: /^(?:es|era|sera) (?:\p{L}+ )?(?:normal|grave|raro|malo)\b/u,
      replies: [
        'No es para avergonzarse, y vale la pena hablarlo con quien puede ayudar: un médico, o alguien de confianza. ¿Desde cuándo es así?',
        'No lo dejaría en la palabra normal: merece que lo sepa un médico o alguien cercano. Has hecho bien en preguntarlo aquí.',
      ],
    },
    mad_grave: {
      asks: /^(?:(?:crees que )?(?:estoy|me estoy volviendo|me vuelvo|me he vuelto|me estare volviendo)) (?:loc[oa]|mal de la cabeza)\b/u,
      replies: [
        'Quien se lo pregunta no suele perder la cabeza: algo se ha vuelto demasiado. Los pensamientos que asustan los conocen los médicos: contárselo a uno es un buen camino.',
        'Yo aquí no leo locura, leo que te asusta. ¿Qué es lo que te parece tan raro?',
      ],
    },
    normal_no_tears: {
      asks: /\bno (?:he llorado|lloro|puedo llorar|llore|llorar|consigo llorar)\b.{0,40}\b(?:normal|rar[oa]|malo)\b|\b(?:normal|rar[oa]|malo|mal)\b.{0,40}\b(?:no (?:\p{L}+ )?llorar|por no llorar|no (?:he llorado|lloro|llore))\b|\bno (?:he llorado|lloro|puedo llorar)\b.*\bes normal/u,
      replies: [
        'Mucha gente no llora, o llora mucho más tarde. Las lágrimas no miden cuánto querías a alguien.',
        'La pena tiene otros caminos: el vacío, el cansancio, no parar un momento. No hay fecha para llorar.',
      ],
    },
    normal_relief: {
      asks: /\b(?:normal|malo|mal|horrible)\b.{0,30}\b(?:alivi\w*)(?!.*\bdecision)|\baliviad[oa]\b.{0,30}\bnormal\b/u,
      replies: [
        'Cuando algo fue largo y duro, el alivio llega junto con la pena, y no quiere decir que quisieras menos.',
        'Lo siente mucha gente y lo dice poca. Que alivie que haya acabado no es alegrarse.',
      ],
    },
    normal_sad_of_good: {
      asks: /\b(?:normal|raro)\b.{0,30}\b(?:triste\w*|llorar|baj[oa]|vaci[oa])\b.{0,60}\b(?:bueno|bonito|feliz|boda|casad[oa]|vacaciones|bebe)|\b(?:boda|case|casad[oa]|vacaciones|graduacion)\b.{0,60}\b(?:triste\w*|vaci[oa]|nada)\b.{0,20}\bnormal\b|^me case\b.{0,40}\bnormal\b/u,
      replies: [
        'Le pasa a mucha gente: después de algo grande viene un hueco, o dentro de la alegría se esconde una despedida.',
        'Se puede celebrar algo y llorar lo que con ello termina, el mismo día.',
      ],
    },
    normal_jealous: {
      asks: /\b(?:normal|malo|mal|raro|feo)\b.{0,30}\b(?:cel\p{L}*|envidi\w*)(?!\p{L})/u,
      replies: [
        'Casi todo el mundo lo conoce. Los celos suelen mostrar qué se querría, o qué se teme perder; no te hacen mala persona.',
        'Es humano. Cuenta lo que se hace con ello, y por ahora solo lo estás mirando con honestidad.',
      ],
    },
    normal_nothing: {
      asks: /\b(?:normal|raro|grave)\b.{0,30}\b(?:no (?:sentir|siento) nada|vaci[oa])\b|\bno siento nada\b.{0,30}\b(?:normal|raro)\b/u,
      replies: [
        'Le ocurre a mucha gente: cuando es mucho a la vez, el sentir se baja solo por un tiempo.',
        'Las emociones muchas veces llegan tarde, cuando hay silencio. Si el vacío dura semanas, es bueno contárselo a un médico.',
      ],
    },
    normal_angry: {
      asks: /\b(?:normal|malo|mal|justo)\b.{0,30}\b(?:enfad\w*|enoj\w*|rabia|odi\w*|rencor)\b/u,
      replies: [
        'La rabia forma parte, también hacia quien se quiere. Suele decir que algo te importaba.',
        'Se puede sentir rabia sin que nadie sea malo, tú tampoco.',
      ],
    },
    normal_fear: {
      asks: /\b(?:normal|raro|tonto)\b.{0,30}\b(?:miedo|nervios\w*|ansiedad|preocup\w*)\b/u,
      replies: [
        'Ahí casi cualquiera sentiría lo mismo. Tener miedo de algo que importa no significa no poder con ello.',
        'Así les va a muchos ante algo nuevo o incierto.',
      ],
    },
    talks_to_the_dead: {
      asks: /\bhabl\w* (?:con|a) (?:su |una |la |el |ella )?(?:fotos?|retrato|tumba|lapida)\b.{0,40}\b(?:loc[oa]s?|normal|rar[oa])|\b(?:loc[oa]|normal|rar[oa])\b.{0,40}\bhabl\w* (?:con|a) (?:su |una |la )?(?:fotos?|tumba)/u,
      replies: [
        'Nada de locura: muchos que echan de menos a alguien hablan con una foto. Es una manera de tenerle cerca.',
        'Durante años hubo tanto que decirse, y eso no se acaba de un día para otro.',
      ],
    },
    normal: {
      asks: /^(?:es|era|sera) (?:\p{L}+ )?(?:normal|raro)(?: (?:que|si|sentir\w*|estar|ser|tener|pensar|querer|echar|enamorar\w*)\b|\??$)/u,
      replies: [
        'Creo que mucha gente se reconocería, aunque pocos lo digan. Con lo que cuentas, tiene sentido.',
        'No te pasa solo a ti. Lo que sientes encaja con lo que ha ocurrido.',
      ],
    },
    worst: {
      asks: /\b(?:soy|me siento) (?:realmente |yo )?(?:la|el) (?:peor|mas \p{L}+) (?:madre|mama|padre|papa|hij[oa]|amig[oa]|persona|espos[oa]|mujer|marido|herman[oa])\b/u,
      replies: [
        'A quien no le importa no le duele así. ¿Qué ha pasado para que te juzgues tanto?',
        'Lo peor del mundo no perdería ni un pensamiento en ello. Se nota que querías hacerle bien a alguien.',
      ],
    },
    bad_person: {
      asks: /\b(?:soy|seria|me hace|parezco) (?:yo |realmente |muy )?(?:un[ao]? |la |el )?(?:(?:mal[oa]?|peor|pesim[oa]|horrible|egoista) (?:madre|mama|padre|papa|hij[oa]|amig[oa]|persona|espos[oa]|mujer|marido|herman[oa]|novi[oa]|pareja|abuel[oa])|mala\b|malo\b|monstruo|la peor)\b/u,
      replies: [
        'A quien no le importa no le da vueltas a eso. ¿Qué es lo que te reprochas?',
        'No dolería así si no te importara. Un mal momento, o una decisión difícil, no dice qué persona eres.',
      ],
    },
    weird: {
      asks: /^(?:(?:crees que |si |que )?soy (?:muy |tan |demasiado |un poco )?(?:rar[oa]|pesad[oa]|toxic[oa]|exagerad[oa]|sensible|tont[oa]|debil|paranoic[oa]|ridicul[oa]|aburrid[oa])|estoy exagerando)\b/u,
      replies: [
        'Por lo que cuentas, no: me suena a alguien a quien esto le importa. ¿Qué te lo ha hecho pensar?',
        'No me lo parece, no. Mucha gente sería igual ahí, y no lo diría.',
      ],
    },
    not_go: {
      asks: /\b(?:puedo|podria|esta mal (?:si)?|es (?:feo|malo|egoista) (?:si)?|tengo derecho a|pasa algo si|tengo que) ?(?:tambien )?(?:no (?:ir|voy|vaya|hacerlo|asistir)|ir (?:a la|al|por fuerza|si o si)|decir que no|digo que no|cancel\w*|quedarme en casa)\b(?=.*\?)/u,
      replies: [
        'Sí, puedes no ir. Basta una frase corta y amable: «No puedo ir, me acuerdo de ti», sin dar motivos.',
        'Puedes decir que no. Para decidir ayuda esto: ¿de qué te arrepentirías antes, de haber ido o de no haber ido?',
      ],
    },
    may_feel: {
      asks: /^(?:puedo|tengo derecho a|esta bien|esta mal) (?:\p{L}+ )?(?:estar|sentir\w*|tener|enfadar\w*|odiar\w*|querer)\b(?=.*\?)/u,
      replies: [
        'Sí, puedes. Lo que sientes no necesita permiso de nadie; bien o mal solo puede estar lo que se hace con ello.',
        'Sí. Puedes sentirlo y tratar bien a los demás.',
      ],
    },
    words_child: {
      asks: /\b(?:que|como)\b.{0,12}\b(?:digo|decir\w*|explic\w*|cuento|contar\w*)\b.{0,20}\b(?:nin\w+|niñ\w+|hij\w+|peque\w*|crios?|niet\w+|sobrin\w+)\b|\b(?:nin[oa]s?|peques?|(?:hij[oa]|tiene) (?:de |tiene )?(?:\d|tres|cuatro|cinco|seis|siete|ocho|nueve) anos)\b.{0,80}\b(?:que|como) (?:le|les|se lo)? ?(?:digo|contesto|explico|cuento)\b/u,
      replies: [
        'Corto y verdadero es lo mejor: «Tengo que contarte algo triste. Puedes preguntarme todo, y no es por tu culpa.»',
        'Una frase sencilla para empezar, y después espera sus preguntas: «Ha cambiado una cosa, y quiero que la sepas por mí.» También vale no saber una respuesta.',
      ],
    },
    ideas_sleep: {
      asks: /\b(?:consejos?|trucos?|ideas?|algo|algun\w*|como (?:hago|puedo|consigo)|que (?:hago|puedo hacer|ayuda)|remedios?)\b.{0,40}\b(?:dormir\w*|conciliar el sueño|conciliar el sueno|pa dormir)\b|\bdormir\b.{0,20}\btruco/u,
      replies: [
        'Dos cosas pequeñas: luz baja y teléfono lejos media hora antes, y si pasas mucho rato en vela, levántate y siéntate con poca luz hasta que vuelva el sueño.',
        'Puedes soltar el aire más despacio de lo que lo tomas, como por una pajita, unos minutos. Y nada de reloj: gíralo hacia la pared.',
      ],
    },
    ideas_head: {
      asks: /\b(?:consejos?|trucos?|ideas?|algo|algun\w*|como (?:hago|puedo|consigo)|que (?:hago|puedo hacer|ayuda))\b.{0,40}\b(?:apagar|desconectar|(?<!\b(?:va|van|voy|vaya|iba|fue|ira) a )parar|callar|vaciar|dejar de pensar|calmar)\b.{0,20}(?:\b(?:cabeza|cerebro|mente|pensamientos)\b|pensar|$)/u,
      replies: [
        'Dos cosas pequeñas: escribe en una hoja todo lo que da vueltas y déjala en otra habitación; después suelta el aire despacio, más largo de lo que entra, diez veces.',
        'Puedes darle a la cabeza algo aburrido: contar de cien hacia atrás de tres en tres, o buscar una cosa por cada letra. Lo demás lo guarda la hoja junto a la cama.',
      ],
    },
    ideas_hands: {
      asks: /\bque\b.{0,15}\b(?:hago|hacer)\b.{0,10}\b(?:las manos)\b|\bdonde pongo las manos\b/u,
      replies: [
        'Dales algo: un boli, una tarjeta, o una mano apoyada en la otra. Los pies bien en el suelo ayudan también a las manos a estar quietas.',
        'Un vaso de agua cerca y un boli en la mano. Y antes de empezar, aprieta las palmas una contra otra y suelta al echar el aire.',
      ],
    },
    ideas_nerves: {
      asks: /\b(?:consejos?|trucos?|ideas?|como (?:hago|puedo|consigo)|que (?:puedo hacer|ayuda))\b.{0,40}\b(?:examen\w*|entrevista\w*|presentacion\w*|nervios\w*|exposicion|hablar en publico|escenario)\b/u,
      replies: [
        'Dos cosas pequeñas para justo antes: los pies bien apoyados en el suelo, y el aire hacia fuera más largo que hacia dentro, cinco veces. Tener algo en la mano también ayuda.',
        'Apréndete de memoria la primera frase, lo demás viene detrás. Y en vez de «cálmate», prueba a decirte «esto me importa».',
      ],
    },
    ideas_quarrel: {
      asks: /\b(?:como (?:hago|puedo|(?=(?:le|les) pi))|consejos?|ideas?|que (?:puedo hacer|hago))\b.{0,30}\b(?:hacer las paces|disculparme|(?:le |les )?pi\w+ (?:perdon|disculpas)|arreglar\w*|reconciliar\w*|despues de (?:la|una) (?:pelea|discusion|bronca))\b/u,
      replies: [
        'Quizá empezando por lo que dolió y no por quién tenía razón: «Cuando dijiste eso, me dolió.» Y en un momento en que nadie tenga hambre ni sueño.',
        'Dos posibilidades: un mensaje corto ahora, «no quiero que se quede así», o un paseo uno al lado del otro, donde hablar es más fácil.',
      ],
    },
    ideas_lonely: {
      asks: /\b(?:como (?:hago|puedo|se hacen?)|donde|consejos?|ideas?)\b.{0,30}\b(?:amig\w*|conocer (?:gente|a alguien)|amistades)\b/u,
      replies: [
        'Una cosa fija a la semana, siempre con la misma gente: un curso, un coro, un equipo. Las amistades suelen nacer de volver a verse.',
        'Dos cosas pequeñas: el mismo café o la misma clase a la misma hora cada semana, y allí una pregunta a una persona. Lo demás puede venir después.',
      ],
    },
    ideas_parents: {
      asks: /\b(?:como (?:le |les |se lo )?(?:digo|decir\w*|cuento|explico|hago para decir\w*)|consejos?)\b.{0,25}\b(?:mis padres|mis viejos|mi (?:madre|padre|mama|papa)|familia)\b/u,
      replies: [
        'Escríbelo antes, tres frases, y léelas si la voz no sale. Empieza con: «Me cuesta decirlo, déjenme llegar hasta el final.»',
        'Puedes empezar por quien sea más fácil, y a una hora en que después nadie tenga prisa. También vale una carta.',
      ],
    },
    should_leave: {
      asks: /^(?:(?:debo|deberia|tengo que|hago bien en) (?:dejarl[oae]|dejar a|cortar|separarme|divorciarme|volver con|perdonarl[oae])|(?:lo|la|le) (?:dejo|perdono)\b(?! (?:en|a|para|aqui)\b)|corto con (?:el|ella))\b/u,
      replies: [
        'No lo puedo decidir por ti. Muchas veces decide una cosa: si te imaginas dentro de un año con esa persona, ¿respiras mejor o peor?',
        'Pesémoslo: ¿es una sola cosa que podría cambiar si la nombras, o son muchas y desde hace tiempo?',
      ],
    },
    should_quit: {
      asks: /^(?:(?:debo|deberia|tengo que|hago bien en) (?:renunciar|dimitir|dejar (?:el|la|mi) (?:trabajo|curro|carrera|universidad|club|instituto)|cambiar de trabajo)|renuncio|dimito|dejo (?:el trabajo|la carrera|el curro))\b/u,
      replies: [
        'Suele decidir esto: lo que te desgasta, ¿puede cambiar ahí dentro, o solo yéndote? Si te vas, saber ya el paso siguiente lo hace más ligero.',
        'Miremos los dos lados: ¿qué perderías al día siguiente, y qué se habría acabado por fin? No hay que decidirlo esta noche.',
      ],
    },
    should_tell: {
      asks: /^(?:(?:debo|deberia|tengo que|hago bien en) (?:\p{L}+ )?(?:decir\w*|contar\w*|hablar\w*|confesar\w*|preguntar\w*)|se lo (?:digo|cuento|pregunto)|(?:le|lo) (?:digo|cuento) o no|hablo con (?:el|ella|mi))\b/u,
      replies: [
        'Quizá decide esto: ¿preferirías que lo supiera por ti, o podrías vivir bien sin que se dijera? Si lo dices, que sea corto: «Quería contarte una cosa.»',
        'Yo me inclino por decirlo cuando callarlo pesa cada día más. ¿Es así, o decirlo solo te aliviaría un momento?',
      ],
    },
    words_hard: {
      asks: /^(?:que (?:le |les |te |debo |puedo |tengo que |deberia )*(?:digo|dire|decir\w*|escribo|escribir\w*|contesto|respondo)|como (?:se lo|le|les|lo) (?:digo|explico|cuento|planteo)|como (?:decirselo|decirlo|decirle))\b/u,
      replies: [
        'Quizá así, corto y hablando de ti: «Quiero contarte algo que no me resulta fácil. ¿Me escuchas primero, sin más?»',
        'Lo puede abrir una frase sencilla: «Llevo tiempo pensándolo, y prefiero decírtelo a llevarlo encima.» Y después espera.',
      ],
    },
    should: {
      asks: /^(?:(?:debo|deberia|hago bien en|me conviene) (?!preocup)(?:(?:ya|no|yo|al menos) )?\p{L}*(?:[aei]r)(?:[mts]e|nos)?(?:l[aoe]s?)?\b|(?:la|lo|le) \p{L}{3,}o\?|(?:la|lo) \p{L}+ o no\b)/u,
      replies: [
        'Pesémoslo: ¿qué es lo peor que puede salir de hacerlo, y qué de dejarlo? Lo que te pesaría más tiempo dice mucho.',
        'Sé demasiado poco para un sí o un no. ¿Qué lo convertiría, para ti, en un sí claro?',
      ],
    },
    what_would_you: {
      asks: /^(?:(?:que|q) (?:harias(?! con)|le dirias|dirias|elegirias|me aconsejas|me recomiendas|me sugieres)|si fueras yo|en mi lugar)\b/u,
      replies: [
        'Una vida mía en la que hacerlo no tengo. Pero miraría primero qué no puede esperar, y lo demás después de dormir. ¿Qué es lo que no puede esperar?',
        'Siendo una IA nunca estoy en ese lugar. Miraría una sola cosa: ¿qué decisión sabrías explicarte todavía dentro de un año?',
        'En tu lugar no lo puedo hacer, la verdad. Empezaría por el paso más pequeño, de los que se pueden deshacer si era un error.',
      ],
    },
  },
};
