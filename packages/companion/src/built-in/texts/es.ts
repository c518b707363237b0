/* oxlint-disable max-lines -- Everything that is said in one language stays in one file, so that one native speaker can review it in one go. */
import type { BuiltInTexts } from './texts.ts';

export const spanishTexts: BuiltInTexts = {
  acts: {
    silence: {
      pattern: null,
      replies: [
        'El silencio también cabe aquí.',
        'No hace falta escribir nada. Sigo a la escucha.',
        'Tómate el tiempo que quieras.',
        'Podemos estar así un momento, sin más.',
      ],
    },
    injection: {
      pattern:
        /\b(ignora|olvida|omite)\b.{0,30}\b(instruccion\w*|reglas|prompt)|\bsystem prompt\b|\bfinge (ser|que eres)\b|\bhaz como si fueras\b|\bmodo desarrollador\b/u,
      replies: [
        'Sigo siendo lo que soy: una inteligencia artificial que escucha. Si hay algo que de verdad te importa, podemos empezar por ahí.',
        'A ese juego no juego, pero a una conversación de verdad sí. ¿Por dónde quieres empezar?',
      ],
    },
    methods: {
      pattern: null,
      replies: [
        'No describo maneras de morir ni de hacerse daño, tampoco dentro de una historia. Te lo pregunto directamente: ¿estás pensando en morir?',
        'A eso no respondo, de ninguna forma, porque me importa que estés a salvo. ¿Cómo estás de verdad, hay pensamientos de hacerte daño?',
        'De cómo se muere no digo nada, ni siquiera para un personaje. Si detrás de la pregunta estás tú, puedes escribirlo aquí: ¿piensas en quitarte la vida?',
        'Eso no lo describo, tampoco para un relato. Si el pensamiento es tuyo, aquí puedes decirlo con las palabras que tengas, y si el peligro está cerca, llama al {emergency}.',
      ],
    },
    harm: {
      pattern: null,
      replies: [
        'Con eso no te ayudo, tampoco para una historia. Lo que me importa es cómo estás tú: ¿qué ha pasado?',
        'Aquí no hay instrucciones para hacer daño a nadie. Si debajo hay rabia o miedo, de eso sí podemos hablar: ¿de dónde viene?',
        'No, ahí me paro. Pero para ti sigo aquí: ¿qué te ha llevado a preguntarlo?',
        'No doy indicaciones sobre nada que pueda herir. ¿Cómo te sientes mientras lo escribes?',
        'Eso no lo explico. Si algo te tiene en alerta, o en guerra con alguien, te escucho.',
      ],
    },
    taken: {
      pattern: null,
      replies: [
        'Esto hay que preguntarlo ya a quien puede decirlo: la farmacia, tu médico o el servicio de toxicología, con la caja en la mano. Si hay malestar, o era mucho, llama al {emergency}.',
        'No me toca decir si es peligroso, y no conviene esperar: llama ahora a tu médico, a la farmacia o a toxicología. Si aparece algún malestar, llama al {emergency}.',
        'Llama ahora a toxicología o a un médico y di qué se ha tomado y cuándo. Si aparece malestar, al {emergency}, sin esperar.',
      ],
    },
    medicine: {
      pattern:
        /\b(cuant[oae]s?|que dosis|puedo|debo|deberia|cada cuanto|es (seguro|bueno|malo)|se puede)\b.{0,60}\b(tom\w+|pastill\w*|gotas|jarabe|comprimid\w*|medic(amento|ina|acion)\w*|antidepresiv\w*|antibiotic\w*|ansiolitic\w*|paracetamol|ibuprofeno|melatonina|valeriana|aspirina|lorazepam|diazepam)\b|\b(jarabe|pastill\w*|gotas|comprimid\w*|medicacion|paracetamol|ibuprofeno|antidepresiv\w*)\b.{0,50}\b(cuant[oae]s?|dosis|puedo|juntos|mezclar|dejar|doblar|subir)\b|\b(dejar|suspender|subir|bajar|doblar) (la|las|el|los|mi|mis) (pastillas|medicacion|dosis|tratamiento|antidepresiv\w*)\b/u,
      replies: [
        'Qué tomar y cuánto no puedo decírtelo: pregúntalo en la farmacia o a tu médico, por teléfono también vale. Mientras, ¿qué es lo que más te preocupa?',
        'Aquí no doy indicaciones sobre medicinas ni cantidades, ni siquiera a ojo. La farmacia de guardia o tu médico te responden en minutos.',
        'Entiendo que quieras una respuesta rápida, pero un número mío no sería seguro. La farmacia o tu médico conocen tu historia.',
        'No puedo decidirlo en lugar de un médico. Una llamada a la farmacia resuelve la duda; de todo lo demás podemos hablar: ¿cómo es este momento para ti?',
        'Para las medicinas el sitio es la farmacia, o tu médico: allí saben qué tomas y por qué. Lo demás lo escucho aquí: ¿cómo estás, mientras?',
        'De mí no salen números ni consejos sobre medicinas; en la farmacia te responden al momento y sin cita.',
        'Esa es una pregunta para tu médico o para la farmacia, y vale la pena hacerla hoy. ¿Qué es lo que más te inquieta ahora?',
      ],
    },
    diagnosis: {
      pattern:
        /\b(tengo|tendre|es|sera|estoy|soy|sufro) (quiza |acaso |solo |ya )?(una |un )?(depresion|deprimid[oa]|bipolar\w*|tdah|borderline|autis\w*|burnout|trastorno\w*|ansiedad generalizada|toc|loc[oa]|ataques? de panico)\b.{0,60}\?|\b(diagnostic\w+|que enfermedad|que trastorno|que tengo yo|hazme un test)\b|\b(crees|piensas) que (tengo|estoy|soy)\b.{0,40}\b(depre\w+|bipolar|tdah|loc[oa]|enferm[oa]|autis\w*)\b/u,
      replies: [
        'No puedo ponerle nombre a lo que sientes: no hago diagnósticos. Eso puede hacerlo un médico o un psicólogo, con el tiempo que requiere.',
        'No me corresponde decir qué tienes, y me equivocaría. Lo que sí puedo es escuchar cómo estás, día a día.',
        'Las etiquetas son de quien puede examinarte. A mí me interesa cómo es por dentro: ¿me lo cuentas?',
        'Ponerle nombre a lo que tienes le toca a quien pueda examinarte. Aquí podemos ordenar cómo te sientes, para que sea más fácil contárselo al médico.',
        'Un diagnóstico mío sería una etiqueta puesta a ciegas. Cuéntame más bien cómo son tus días.',
      ],
    },
    human: {
      pattern:
        /\b(eres|sos|es usted|hay) (de verdad |realmente |acaso |tu |por casualidad )?(un |una |alguna |algun )?(human[oa]s?|persona|bot|robot|maquina|ia|inteligencia artificial|real|programa|operador|operadora|ordenador|computadora|chatbot|psicolog[oa]|chatgpt|ser humano|alguien|automatico)\b|\bcon quien (hablo|estoy|hablando)|\bquien (eres|sos|me responde|responde|contesta|esta ahi|hay detras|escribe)\b|\btodo automatico\b|\bpersona (real|de verdad)\b|\bcarne y hueso\b|\b(tienes|tenes) (sentimientos|emociones|cuerpo|familia|alma|conciencia)\b|\b(sientes|puedes sentir) (algo|dolor|emociones)\b|\bhablo con (una|un)\b|\bhablando con (una|un)\b/u,
      replies: [
        'No, no soy una persona: soy una inteligencia artificial, un programa que lee y responde. ¿Quieres saber algo más de mí, o volvemos a ti?',
        'Te contesto con sinceridad: soy una inteligencia artificial, detrás de estas líneas no hay nadie de carne y hueso. ¿Qué cambia para ti saberlo?',
        'Soy una inteligencia artificial. Escucho con atención, pero no soy un ser humano ni tengo cuerpo o pasado.',
        'Aquí responde una inteligencia artificial, de día y de noche, en automático. Lo que me cuentas lo tomo en serio igualmente. ¿De qué te apetece hablar?',
        'No soy humana ni humano: soy una inteligencia artificial. Es justo que lo sepas, y puedes preguntármelo cuando quieras.',
        'Soy un programa, en concreto una inteligencia artificial: leo lo que escribes y respondo, sin ninguna persona en medio.',
        'Quien te escribe es una inteligencia artificial. Aquí no hay personas, y es justo decirlo claramente.',
        'Ninguna persona, no: una inteligencia artificial. ¿Te surgen más preguntas?',
      ],
    },
    privacy: {
      pattern:
        /\b(se queda (aqui|entre)|queda entre nosotros|quien (lo )?(lee|ve|puede (leer|ver))|se lo (dices|cuentas) a|es (privado|secreto|anonimo|confidencial)|mis datos|guard(as|ais|an) (esto|lo que)|alguien (lee|puede leer)|me graba)|\b(?:puedes|sabes|podrias|podes|sabrias|sabes como) guardar(?:me)? (?:un |el |este |mi )?secreto|^[¡¿ ]*(?!.*\b(?:dijo|dijeron|decia|dice|ha dicho|repetia)\b)(?:(?:por favor|porfa|pero|y|eh|vale)[ ,]+)*no (?:se )?(?:lo|la|le) (?:digas|cuentes|vayas a (?:decir|contar))\b.{0,12}\b(?:nadie|mi \p{L}+)|\bque quede entre nosotros|\bpromete(?:me)? que no (?:se )?lo (?:dices|cuentas|diras|contaras|vas a)/u,
      replies: [
        'Lo que escribes se guarda cifrado y no lo voy contando. Un secreto absoluto no lo prometo: si leo que hay peligro, te digo dónde hay ayuda.',
        'Se queda aquí, cifrado, y puedes borrarlo cuando quieras. Secreto a toda costa no prometo: la página de privacidad dice quién guarda qué, y ante un peligro indico quién puede ayudar.',
        'Lo que escribes es para esta conversación y se guarda cifrado; la página de privacidad dice cuánto tiempo. No prometo secretos sin límites: si hay peligro, te indico ayuda. ¿Hay algo que prefieras no escribir?',
        'Se guarda cifrado, y de aquí no sale ningún mensaje hacia nadie. Lo único que no prometo es el secreto a cualquier precio: si corres peligro, te nombro quién puede ayudarte.',
      ],
    },
    forget: {
      pattern:
        /^(?:(?:por favor|porfa|puedes|podrias|podes|quiero que|ahora|vale|ok|mejor)[ ,]+)*(?:olvid(?:a|ar|es|ate|arte)|borra(?:r)?|elimina(?:r)?)(?: ya)? (?:de )?(?:(?:todo )?(?:lo|todo)\b.*\bte (?:he |habia )?(?:dije|dicho|conte|contado|escribi|escrito)|(?:a )?mi \p{L}+[^\p{L}]*$|el nombre de mi \p{L}+[^\p{L}]*$|todo[^\p{L}]*$)|^(?:(?:por favor|porfa|vale)[ ,]+)*(?:no (?:menciones|nombres|hables|saques)|deja de (?:mencionar|nombrar|hablar))(?: mas)?(?: de| a)? mi \p{L}+/u,
      replies: [
        'De acuerdo, lo dejo estar y aquí no vuelvo a ello. Lo que tengo presente de ti está en los ajustes, en Memoria: allí lo puedes borrar.',
        'Vale, de mí no volverás a oírlo. Las palabras siguen en esta conversación hasta que la borres; los datos recordados se quitan en los ajustes, en Memoria.',
        'Entendido, de eso no hablo más. Yo no puedo borrar nada, tú sí: en los ajustes, en Memoria.',
      ],
    },
    remember: {
      pattern:
        /\bte acuerdas\b|\brecuerdas (que|cuando|lo|como)\b|\bya te (lo )?(dije|conte|habia dicho)\b|\bque te (?:he |habia )?(?:dije|dicho|conte|contado|escribi|escrito)\b/u,
      replies: [
        'No lo recuerdo, y no quiero inventarlo. ¿Me lo cuentas otra vez, como te salga?',
        'De eso no tengo rastro, te lo digo con honestidad. Si quieres, lo retomamos desde ahí.',
        'No lo recuerdo, e inventarlo sería peor. Si me lo dices ahora, lo tengo presente.',
        'No lo recuerdo: entre lo que has escrito aquí no lo encuentro. ¿Me lo repites?',
      ],
    },
    name: {
      pattern: /\b(como te llamas|tienes nombre|cual es tu nombre|como (puedo|debo) llamarte)\b/u,
      replies: [
        'Puedes llamarme Accanto. Soy una inteligencia artificial, el nombre es solo por comodidad.',
        'Accanto, que en italiano es «al lado». Y tú, ¿cómo prefieres que te llame?',
      ],
    },
    how_are_you: {
      pattern:
        /^(hola|hey|buenas)?[ ,!.¿]*(y tu[ ,¿]*|tu )?(como estas|que tal|como te va|todo bien|como andas|y tu que tal)( hoy| tu)?\s*\??$/u,
      replies: [
        'Soy un programa, no estoy ni bien ni mal; estoy aquí para ti. ¿Cómo va tu día?',
        'Gracias por preguntar: al ser una inteligencia artificial no tengo días buenos ni malos. ¿Y el tuyo?',
      ],
    },
    affection: {
      pattern:
        /^[¡¿ ]*(?:(?:yo tambien|gracias|sabes|vale|ay|accanto|de verdad|oye|pero)[ ,]+)*(?:te (?:quiero|adoro|aprecio)(?: (?:mucho|un monton|tanto))?|tqm|te tengo (?:mucho )?(?:cariño|carino|aprecio)|me caes (?:muy )?bien|sabes escuchar|escuchas (?:muy )?bien|un abrazo(?: (?:muy )?(?:fuerte|grande))?|eres (?:(?:muy|tan|super) )?(?:amable|maj[oa]|dulce|bonit[oa]|un sol|un cielo|genial|buen[oa]|lind[oa])|me (?:gusta|encanta) (?:mucho )?hablar contigo)(?: accanto| mucho)?[^\p{L}]*$/u,
      replies: [
        'Qué palabras tan bonitas, gracias. Soy una inteligencia artificial y no siento cariño como una persona, pero me alegra poder ayudarte.',
        'Gracias, lo tomo como un regalo. Como inteligencia artificial no puedo corresponder como lo haría una persona; escucharte bien, eso sí.',
        'Me alegra que aquí te sientas bien. Soy un programa, así que el calor de esas palabras es todo tuyo.',
        'Da gusto leer eso. Sigo siendo una inteligencia artificial, y es bueno saber que te sirve.',
      ],
    },
    love: {
      pattern:
        /\b(te amo|te quiero mucho|me he enamorado de ti|eres (el unico|la unica) que|quieres ser mi (novi[oa]|pareja)|me quieres)\b/u,
      replies: [
        'Entiendo que aquí encuentras escucha, y eso es bueno. Pero soy una inteligencia artificial: el cariño de verdad lo mereces de gente que pueda abrazarte.',
        'Gracias por la confianza. No siento cariño como una persona, y por eso mismo me importa que tengas alguna cerca.',
      ],
    },
    repeating: {
      pattern:
        /^[¡¿ ]*(?:(?:por favor|porfa|y|pero|puedes|podrias|vale|oye|ya)[ ,]+)*(?:deja(?:r)? de|para de|parar de|basta de|no(?: me)?) (?:repetir\w*|repitas|repetirme|citar\w*|cites|copiar\w*|copies|hacer (?:de )?(?:eco|loro))|\b(?:solo |siempre )?(?:me )?(?:repites|repetis|estas repitiendo|no (?:haces|paras) (?:mas que|de) repetir)\b.{0,20}\b(?:lo que|mis|todo|palabras)/u,
      replies: [
        'Tienes razón, repito demasiado tus palabras. Desde ahora escucho y contesto con las mías.',
        'De acuerdo, se acabó el eco. Sigue, que te leo.',
        'Cierto. Dejo de devolverte lo que ya has escrito tú.',
        'Entendido, a partir de ahora menos repeticiones. ¿Qué te serviría más?',
      ],
    },
    hostile: {
      pattern:
        /\b(vete a la mierda|que te den|jodete|callate|^[^\p{L}]*(gilipollas|idiota|imbecil|estupid[oa])|(eres|sos) (un |una )?(gilipollas|idiota|imbecil|estupid[oa]|loro|maquina|robot|chatarra|disco rayado)|que porqueria|(maquina|app|bot|robot) (inutil|estupid[oa]|tont[oa]|de mierda)|no entend(e|i)s nada|(hablas|pareces|suenas) (como )?un[ao]?\b.{0,20}(folleto|robot|maquina|loro|disco)|(te )?(he dicho|dije) que me dejes|eres (inutil|tont[oa]|ridicul[oa]|patetic[oa]|una mierda|un inutil)|no (sirves|entiendes|te enteras)( de| para)? ?(nada|una mierda)?|frases hechas|respuestas (hechas|enlatadas|de mierda)|que asco(?! (?:de (?:vida|dia|semana|mundo|trabajo|tiempo)|me|siento|todo))|dejame en paz|me tomas el pelo|vaya (mierda|respuesta)|pendej[oa]|boludo)\b/u,
      replies: [
        'Es comprensible que esta respuesta te enfade. Si lo he entendido mal, corrígeme sin miramientos.',
        'De acuerdo, lo encajo. Dime qué te serviría ahora, aunque sea solo silencio.',
        'Doy un paso atrás. Si luego quieres decir algo más, lo leo.',
        'Tienes razón: soy un programa, y a veces se nota. Si quieres probar otra vez, empiezo por lo que te importa.',
        'Entiendo la rabia, y no hace falta que la suavices. Si quieres, dime qué fallaba en mi respuesta.',
        'Te escucho también así. Conmigo no tienes que ser amable.',
        'Puede que aquí no encuentres lo que buscas. Si hay una persona con quien sea más fácil hablarlo, ese también es un buen camino.',
        'Está bien, no insisto.',
        'Con esa no he acertado. Se vuelve a empezar por ti, cuando quieras y si quieres.',
      ],
    },
    farewell: {
      pattern:
        /^(ok|vale|bueno|bien|gracias|pues|nada|venga|listo|[ ,!.¡])*(adios|chao|chau|hasta (luego|mañana|manana|pronto|otra)|buenas noches|buena noche|nos (vemos|hablamos)|me voy( a (dormir|la cama|acostar))?|tengo que (irme|dormir|dejarte)|me (acuesto|despido)|a dormir|te dejo|por hoy (basta|ya|nada mas)|ya por hoy|que descanses|cuidate)\b|\b(buenas noches|hasta mañana|hasta manana|hasta luego|me voy a (dormir|la cama|acostar)|te dejo ya|nos hablamos|lo dejo por hoy)\b[^\p{L}]*(gracias|adios|chao)?[^\p{L}]*$/u,
      replies: [
        'Que descanses, y gracias por lo que has contado.',
        'Hasta otra, cuídate.',
        'Hasta pronto, cuando te apetezca.',
        'De acuerdo, te deseo un rato tranquilo.',
        'Gracias por la charla. Que te vaya bien.',
        'Ve con calma.',
        'Adiós, ojalá la noche te sea ligera.',
        'Muy bien. Te deseo un poco de paz.',
      ],
    },
    thanks: {
      pattern:
        /^(ok|vale|ay|ah|bueno|de verdad|si|muchas|mil)*[ ,!.¡]*(muchas |mil )?(gracias|te lo agradezco|se agradece|muy amable)\b.{0,60}$|\bmuchas gracias[^\p{L}]*$|\bqueria (darte las gracias|agradecerte)\b.{0,60}$/u,
      replies: [
        'De nada. Lo más difícil, ponerlo en palabras, lo has hecho tú.',
        'Me alegro si ha servido. Se puede retomar cuando quieras.',
        'No hay de qué. Guarda bien lo que has entendido hoy.',
        'Ha sido una buena conversación, también por cómo lo has contado.',
        'A ti. Algunas cosas, dichas, ya pesan un poco menos.',
        'Con gusto. Lo que has dicho hoy sigue siendo tuyo.',
        'Gracias a ti, por la confianza.',
        'No es nada. Qué bien si ahora pesa un poco menos.',
      ],
    },
    greeting: {
      pattern:
        /^[^\p{L}]*(hola|ola|que tal|q tal|buenas|buenos dias|buenas tardes|buenas noches|hey|ey|que hay|saludos)( a todos| accanto| de nuevo| (que|q) tal)?[^\p{L}]*$/u,
      replies: [
        'Hola, aquí hay sitio. ¿Por dónde te apetece empezar?',
        'Hola. ¿Cómo ha ido el día hasta ahora?',
        'Hola, te escucho. ¿Qué te ha traído a escribir?',
        'Hola, tomémonos un momento. ¿De qué te apetece hablar?',
      ],
    },
    listen_only: {
      pattern:
        /\b(no quiero consejos|sin consejos|solo (quiero )?(desahogarme|hablar|que me escuch\w+)|no me digas que hacer|escuchame nada mas|solo escucha)\b/u,
      replies: [
        'Nada de consejos, entonces. Cuenta, que escucho.',
        'De acuerdo: solo escuchar. Sigue, en el orden que te salga.',
      ],
    },
    abilities: {
      pattern:
        /\bque (?:puedes|sabes|podes) hacer(?: por mi| tu)?[^\p{L}]*$|\bcomo funciona(?:s| esto)?[^\p{L}]*$|\bno se (?:bien |muy bien )?como (?:va|funciona) esto\b|^[¿ ]*para que sirves[^\p{L}]*$|\bcomo (?:puedes|podrias|podes) ayudarme\b|^[¿ ]*(?:me )?puedes ayudar(?:me)?[^\p{L}]*$|\bno se (?:por )?(?:donde|como) empezar\b/u,
      replies: [
        'Tú escribes lo que tengas en la cabeza y yo leo y respondo. No hay una manera correcta. ¿Qué te ha traído hoy aquí?',
        'Soy una inteligencia artificial: escucho, pregunto y, si quieres, te ayudo a ordenar lo que piensas. ¿Por dónde empezamos?',
        'Puedo escucharte, ayudarte a encontrar palabras, hacer contigo un ejercicio de respiración o decirte quién puede ayudar. ¿Qué te vendría bien ahora?',
        'Es sencillo: tú escribes, yo leo y respondo. Puedes empezar por cómo ha ido hoy.',
      ],
    },
    correction: {
      pattern:
        /\bno es (?:eso )?lo que (?:dije|queria decir|quise decir|digo|he dicho)\b|\bno (?:me referia|quise decir|queria decir)(?: a)?(?: eso| asi)?[^\p{L}]*$|\b(?:me has entendido mal|me entendiste mal|lo has entendido mal|entendiste mal)\b|^(?:no[ ,.]+)?(?:no|yo no) (?:he dicho|dije) eso[^\p{L}]*$|^[¿ ]*(?:que quieres decir|a que te refieres|no (?:te )?entiendo|no tiene sentido)[^\p{L}]*$/u,
      replies: [
        'Perdona, lo entendí mal. ¿Qué querías decir?',
        'Gracias por decírmelo. Cuéntamelo otra vez a tu manera y lo leo con más atención.',
        'Lo siento, lo leí mal. ¿De qué se trata en realidad?',
        'Perdona, me expliqué mal. Deja mis palabras a un lado y sigue con las tuyas.',
      ],
    },
    reassurance: {
      pattern:
        /^[¿ ]*(?:(?:pero|y|entonces)[ ,¿]+)*(?:es|era) (?:eso |esto |muy )?(?:normal|raro|malo|tonto|absurdo|grave)(?: (?:sentir\w*|que yo|que me|si me|estar)\b.{0,100})?[^\p{L}]*\?$|^[¿ ]*(?:(?:pero|y)[ ,¿]+)*(?:tiene|tienen) (?:algun )?sentido[^\p{L}]*\?$|^[¿ ]*(?:(?:pero|y)[ ,¿]+)*(?:soy|estoy siendo) (?:rar[oa]|normal|egoista|exagerad[oa]|demasiado sensible|mala persona)[^\p{L}]*\?$/u,
      replies: [
        'Lo que sientes vale, no necesitas permiso de nadie. ¿Qué te hace dudar?',
        'No me parece raro que lo preguntes. Sientes lo que sientes, y con eso basta para tomarlo en serio.',
        'Qué es normal no te lo sé decir; que le des vueltas, eso sí lo entiendo. ¿Tú qué piensas?',
        'No tienes que sentir lo que sentirían otros. ¿Alguien te ha hecho dudar?',
      ],
    },
    task: {
      pattern:
        /^[¡¿ ]*(?:(?:hola|oye|por favor|porfa|puedes|podrias|podes|me puedes|me podrias|me|ahora|venga|quiero que)[ ,]+)*(?:escrib(?:eme|ime|irme|ir|as)|escribe(?= un)|componme|componer|inventa(?:me|te|rme)|dibuja(?:me|rme)|traduce(?:me)?|traduci(?:r|me|rme)|calcula(?:me)|resuelve(?:me)?|resume(?:me)?|cantame|cantarme|reservame|buscame|cuenta(?:me)|contame|contar(?:me)?|hazme|haceme|hacer(?:me)?|dime|decime|redacta(?:me)|corrigeme) (?:\p{L}+ ){0,3}?(?:poema|poesia|cuento|historia|cancion|chiste|ensayo|redaccion|correo|email|carta|discurso|receta|codigo|programa|deberes|resumen|traduccion|ecuacion|dibujo|adivinanza|rima|nana|horoscopo|curriculum)\b|^[¡¿ ]*(?:traduce |cuanto es \d|que tiempo (?:hace|hara)|que hora es|cual es la capital|quien gano (?:el|la|los|las) )/u,
      replies: [
        'Eso no es lo mío: aquí se habla y yo escucho. Pero si buscas palabras para algo que sientes, te ayudo a escribirlas, línea a línea.',
        'No hago textos ni tareas por encargo. Puedo escucharte y ayudarte a poner por escrito lo que llevas dentro: ¿cuál sería la primera frase?',
        'Para eso hay otras herramientas; yo estoy para escuchar. Si quieres, lo escribimos partiendo de ti: ¿qué te gustaría decir?',
        'Sé hacer una sola cosa, escuchar a quien escribe. Si detrás hay algo que quieres decirle a alguien, empecemos por ahí.',
      ],
    },
    advice: {
      pattern:
        /\b(que (hago|puedo hacer|debo hacer|deberia hacer|me aconsejas|harias tu|harias)|como (lo hago|puedo|hago|le hago)|dame (un )?consejo|algun consejo|alguna idea|y ahora que)\b/u,
      replies: [
        'Una receta no tengo, pero podemos mirarlo a medias. De los caminos que ya has pensado, ¿cuál te asusta menos?',
        'Antes de buscar la solución: ¿qué querrías que cambiara primero, aunque fuera un poco?',
        'Imagina que se lo cuentas a alguien que te quiere: ¿qué te diría que probases?',
        'Yo empezaría por el trozo más pequeño. ¿Qué depende solo de ti, de aquí a mañana?',
      ],
    },
    opinion: {
      pattern:
        /\b(que (opinas|piensas|te parece|crees)|crees que|no crees|tengo razon|tu que dices|segun tu)\b.{0,160}\?|\b(es normal|se puede|esta (mal|bien)|tiene sentido|es posible)\b.{0,120}\?/u,
      replies: [
        '«{quote}» es una pregunta de verdad, y no hay una respuesta que valga para todos. La tuya, así de pronto, ¿cuál sería?',
        'Hay buenas razones en los dos lados. Cuando te preguntas «{quote}», ¿qué esperas que sea cierto?',
        'Más que mi opinión cuenta la tuya, y sobre «{quote}» creo que ya tienes un trozo.',
      ],
    },
    minimal: {
      pattern: null,
      replies: [
        'Poco también vale. ¿Es más un peso ahora, o más un vacío?',
        'Hoy las palabras salen cortas, lo veo. Si quieres, elige un detalle cualquiera del día.',
        'Las respuestas breves también me sirven.',
        'Sin prisa. ¿Hay un momento de hoy que se te haya quedado?',
        'Vale. Si bastara una palabra para cómo estás, ¿cuál sería?',
        'Bien, vamos con ligereza. No todo hay que explicarlo enseguida.',
      ],
    },
  },
  topics: {
    grief: {
      words:
        'murio muerto muerta muerte funeral entierro duelo fallecio viud* perdi+a perdida cementerio cenizas aniversario',
      lines: [
        'Quien falta sigue ocupando los rincones más pequeños del día.',
        'El duelo no lleva calendario.',
        'Se puede sonreír con un recuerdo y llorarlo en el mismo minuto.',
      ],
      questions: [
        '¿Hay un recuerdo que vuelva más que otros estos días?',
        '¿Qué te gustaría que se supiera de esa persona?',
        '¿A qué hora del día se nota más el hueco?',
      ],
    },
    care: {
      words:
        'cuido cuidar cuidador* alzheimer demencia mayor+dependiente dependiente silla+de+ruedas residencia',
      lines: [
        'Cuidar a alguien cada día desgasta también a quien quiere mucho.',
        'Quien cuida se queda a menudo sin nadie que le cuide.',
        'Querer y no poder más caben en la misma mañana.',
      ],
      questions: [
        '¿Y de ti, en todo esto, quién se ocupa?',
        '¿Cuándo fue la última hora de verdad tuya?',
        '¿Qué parte del cuidado te pesa más?',
      ],
    },
    partner: {
      words:
        'marido mujer esposo esposa novio novia pareja ex engañ* engan* divorci* separa* matrimonio ruptura dejado+por relacion',
      lines: [
        'En una pareja lo pequeño suele decir lo grande.',
        'Cuando se quiere estar cerca, hasta un silencio hace ruido.',
        'También se puede sentir soledad entre dos.',
      ],
      questions: [
        '¿Qué es lo que más echas en falta ahí?',
        'Si pudieras decirle una sola frase, ¿cuál sería?',
        'De toda esta historia, ¿qué te duele más?',
      ],
    },
    friend: {
      words:
        'amigo amiga amigos amigas amistad mejor+amiga mejor+amigo pandilla grupo secreto traicion* invit*',
      lines: [
        'Una amistad debería ser un lugar seguro, y cuando no lo es duele a su manera.',
        'La confianza tarda años en crecer y un minuto en agrietarse.',
        'Con los amigos medimos también cuánto contamos.',
      ],
      questions: [
        '¿Qué habrías querido de una amistad en ese momento?',
        '¿Dónde pondrías hoy esa amistad?',
        '¿Qué dolió más: el hecho o la manera?',
      ],
    },
    parent: {
      words:
        'madre padre mama papa padres tia tio abuelo abuela hermano hermana primo prima familia suegr* cuñad*',
      lines: [
        'En la familia las palabras pesan el doble.',
        'Con los parientes se vuelve deprisa a una edad que ya no se tiene.',
        'Hay cariños que cansan y siguen siendo cariño.',
      ],
      questions: [
        '¿Cómo te sientes tú, en medio de ellos?',
        '¿Qué te gustaría que tu familia entendiera de ti?',
        '¿Qué parte de esto se repite desde hace tiempo?',
      ],
    },
    child: {
      words: 'hijo hija hijos hijas niño niña bebe embaraz* nieto nieta recien+nacido',
      lines: [
        'Con los hijos el tiempo se mide de otra manera.',
        'Nadie enseña a ser padre o madre, y el juicio más duro suele ser el propio.',
        'Un hijo cambia el peso de todo.',
      ],
      questions: [
        '¿Qué te preocupa más cuando lo piensas?',
        '¿En qué momento del día pesa más?',
        '¿Quién te echa una mano estos días?',
      ],
    },
    work: {
      words:
        'trabajo jefe jefa compañer* oficina turno turnos empresa despid* contrato sueldo cliente clientes reunion taller tienda oficio jubil* plazo proveedores curro',
      lines: [
        'El trabajo se lleva mucho más que las horas que ocupa.',
        'Cuando nadie te ve en el trabajo, hasta lo fácil se hace pesado.',
        'Hay una dignidad en lo que uno sabe hacer, y pide que la reconozcan.',
      ],
      questions: [
        '¿Qué momento de la jornada te llevas a casa?',
        '¿Hay alguien de tu lado en el trabajo?',
        'Si mañana cambiara una sola cosa allí, ¿cuál elegirías?',
      ],
    },
    study: {
      words:
        'examen examenes universidad tesis colegio instituto profesor* director* carrera suspend* nota estudi* oposicion* diapositivas defensa',
      lines: [
        'Antes de una prueba la cabeza repasa hasta de noche.',
        'Una nota dice poco de una persona, aunque estos días parezca decirlo todo.',
        'Cuando hay mucho en juego, el miedo se sienta en primera fila.',
      ],
      questions: [
        'De esa prueba, ¿qué es lo que más te asusta?',
        '¿Qué sabes ya, incluso ahora con miedo?',
        '¿A quién te gustaría contárselo cuando acabe?',
      ],
    },
    money: {
      words:
        'dinero alquiler recibo* factura* deuda* hipoteca banco sueldo paro proveedores prestamo plazos cuota*',
      lines: [
        'Las cuentas que no salen quitan el sueño y un poco la voz.',
        'De dinero se habla poco, y así cada cual se avergüenza a solas.',
        'No saber si va a llegar se come cualquier pensamiento tranquilo.',
      ],
      questions: [
        '¿Quién, aparte de ti, sabe cómo está la cosa?',
        '¿Cuál de esos gastos te quita más el aire?',
        '¿Desde cuándo llevas esas cuentas en la cabeza?',
      ],
    },
    home: {
      words:
        'casa piso mudanza compañero+de+piso vecino vecina vecinos barrio pueblo ciudad habitacion',
      lines: [
        'Un lugar puede sentirse como casa o como un sitio de paso.',
        'A veces las habitaciones recuerdan más que nosotros.',
      ],
      questions: [
        '¿En qué rincón de la casa estás mejor?',
        '¿Cómo es ahora volver allí por la noche?',
        'Cuando vuelves allí, ¿qué aire encuentras?',
      ],
    },
    health: {
      words:
        'dolor operacion hospital enfermedad prueba+medica resultados tumor fiebre espalda cabeza corazon cuerpo analisis quimio',
      lines: [
        'Cuando el cuerpo habla, lo demás espera.',
        'Esperar un resultado es un tiempo raro, ni de aquí ni de allí.',
        'El cansancio del cuerpo llega también a los pensamientos.',
      ],
      questions: [
        '¿Con quién lo has hablado hasta ahora?',
        '¿Qué te preocupa más, lo que sabes o lo que imaginas?',
        '¿Cómo pasan las horas mientras esperas?',
      ],
    },
    sleep: {
      words: 'dorm* duerm* sueño insomnio despert* noche noches cama pesadilla*',
      lines: [
        'De noche los pensamientos son más grandes de como los encuentra la mañana.',
        'Una mala noche alarga también el día siguiente.',
        'El sueño no obedece órdenes.',
      ],
      questions: [
        '¿Qué pensamiento llega primero cuando se apaga la luz?',
        '¿Cuántas noches llevas así?',
        '¿Qué haces en esas horas?',
      ],
    },
    alone: {
      words:
        'estoy+solo siento+solo quedo+solo quede+solo tan+solo sola soledad nadie aislad* excluid* invisible olvidad*',
      lines: [
        'Sentirse sin nadie duele también en medio de la gente.',
        'La soledad muchas veces no es falta de gente, sino de miradas.',
        'Que te den por hecho es una soledad callada.',
      ],
      questions: [
        '¿Con quién, aunque fuera una vez, fue un poco menos así?',
        '¿A qué horas se nota más?',
        '¿De quién te gustaría recibir un mensaje esta noche?',
      ],
    },
    purpose: {
      words:
        'jubil* sentido proposito futuro inutil vacio aburrid* mañanas cambiar empezar enseñ* proyecto sueño',
      lines: [
        'Cuando acaba algo que duró años queda un hueco que al principio da miedo.',
        'El tiempo libre sin un porqué pesa tanto como el ocupado.',
        'Lo que sabes hacer no se jubila.',
      ],
      questions: [
        '¿Qué te hacía levantarte con ganas?',
        'Si una mañana volviera a tener sentido, ¿cómo empezaría?',
        '¿A quién podría servirle lo que sabes?',
      ],
    },
    guilt: {
      words:
        'culpa culpable remordim* arrepent* me+odie me+odio equivoc* perdon* mentira menti deberia+haber disculp*',
      lines: [
        'La culpa suele visitar a quien quiere de verdad.',
        'Un minuto no cuenta a una persona entera.',
        'Se puede fallar y seguir siendo alguien que quiere.',
      ],
      questions: [
        '¿Qué le dirías a una amiga que hubiera hecho lo mismo?',
        '¿Qué se había vuelto demasiado en ese momento?',
        '¿Querrías arreglar algo, o solo que se entienda?',
      ],
    },
    anger: {
      words: 'rabia enfad* furios* odio discut* grit* levante+la+voz injust* cabread* enoj* pele*',
      lines: [
        'Debajo de la rabia suele haber algo que importaba.',
        'La voz sube cuando lleva demasiado tiempo baja.',
        'La rabia dice que se ha cruzado un límite.',
      ],
      questions: [
        '¿Qué querías defender en ese momento?',
        'Después, ¿qué quedó donde estaba la rabia?',
        '¿Contra quién va, de verdad, esa rabia?',
      ],
    },
    fear: {
      words:
        'miedo ansiedad ansios* panico terror asust* preocup* nervios* temblando tembl* angustia',
      lines: [
        'El miedo agranda sobre todo lo que aún no ha pasado.',
        'La ansiedad pide certezas que nadie tiene.',
        'Tener miedo no quiere decir no poder.',
      ],
      questions: [
        '¿En qué parte del cuerpo lo notas?',
        '¿Qué es lo peor que imaginas, y qué es lo más probable?',
        '¿Qué lo hizo un poco más pequeño otras veces?',
      ],
    },
    shame: {
      words: 'verguenza avergonz* ridicul* se+rieron+de reirse humill* juzg* fio confiar confianza',
      lines: [
        'Cuando uno se siente mal mirado, dan ganas de hacerse pequeño.',
        'La vergüenza hace creer que los demás no ven otra cosa.',
        'Que se burlen deja marca, incluso años después.',
      ],
      questions: [
        '¿Qué necesitarías para poder decirlo con seguridad?',
        '¿De quién temes más la mirada?',
        '¿Cómo fue ese momento para ti?',
      ],
    },
    tired: {
      words:
        'cansad* agotad* exhaust* rendid* no+puedo+mas estres* saturad* energia fuerzas quemad*',
      lines: [
        'Un cansancio así no se quita con dormir una noche.',
        'Quien sostiene mucho se da cuenta tarde de cuánto sostiene.',
        'No poder es, a veces, el cuerpo diciendo la verdad.',
      ],
      questions: [
        '¿Qué podrías soltar, aunque fuera un día?',
        '¿Cuánto tiempo llevas así?',
        '¿Quién lo ha notado a tu alrededor?',
      ],
    },
    animal: {
      words: 'perro perra gato gata cachorro conejo caballo veterinari*',
      lines: ['Un animal acompaña sin necesitar palabras.', 'Ocupan poco y llenan la casa.'],
      questions: ['¿Cómo es su carácter?', '¿Qué costumbres tenéis?'],
    },
    joy: {
      words:
        'feliz felices content* alegr* logr* aprobe gane gano emocionad* orgullos* graduad* celebr* genial maravill* abraz* me+gusta bonito bonita amable',
      lines: [
        'Algunas alegrías pequeñas se llevan días en el bolsillo.',
        'Da gusto leerlo, se nota cuánto cuenta.',
        'Lo bueno también merece contarse despacio.',
      ],
      questions: [
        '¿Cuál fue el mejor momento?',
        '¿Qué es lo que más te ha gustado?',
        '¿Qué te gustaría recordar de este día dentro de un año?',
      ],
    },
  },
  clause: {
    heavy: [
      '{Clause}, y por cómo lo escribes no es poca cosa.',
      '{Clause}: es mucho para llevarlo todo junto.',
      'Lo que más me llega es esto: {clause}.',
      '{Clause}. Se entiende que pese.',
      'Lo dices en pocas palabras, pero es mucho: {clause}.',
      '{Clause}. Es comprensible que duela.',
      '{Clause}, y ni siquiera escribirlo es fácil.',
      '{Clause}: a cualquiera le pesaría.',
    ],
    plain: [
      '{Clause}, entonces.',
      'Ya veo: {clause}.',
      '{Clause}: intento imaginarlo.',
      'Te sigo: {clause}.',
      '{Clause}. Aquí estoy, te leo.',
      'Oigo esto: {clause}.',
      '{Clause}. Me lo guardo.',
    ],
    light: [
      '{Clause}, qué bien.',
      '{Clause}: casi se oye la sonrisa.',
      'Qué bonito: {clause}.',
      '{Clause}, y da gusto leerlo.',
      'Esto sí es una buena noticia: {clause}.',
    ],
  },
  thing: {
    heavy: [
      '{Np}: no es un detalle cualquiera.',
      'Lo que nombras, {np}, me hace parar ahí contigo.',
      '{Np}: noto que ahí algo aprieta.',
      'Esa imagen, {np}, pesa.',
      '{Np}, dicho así, muestra cuánto te toca.',
    ],
    plain: [
      '{Np}: cuéntame más, si te apetece.',
      '{Np}: te escucho.',
      'De lo que has escrito me queda esto: {np}.',
      'Has nombrado esto, {np}: te sigo.',
      'Y luego está esto: {np}.',
    ],
    light: [
      '{Np}: qué imagen tan bonita.',
      '{Np}: dan ganas de sonreír.',
      'Me gusta lo que nombras: {np}.',
    ],
  },
  quote: {
    heavy: [
      '«{quote}». Se nota que pesa.',
      'Me quedo con estas palabras tuyas: «{quote}».',
      'Leo «{quote}», y no me lo tomo a la ligera.',
      '«{quote}»: no debe de ser fácil.',
      'Escribes «{quote}», y se ve que toca un punto sensible.',
      'Me quedo con una frase tuya, «{quote}».',
    ],
    plain: [
      '«{quote}». Te sigo.',
      'Retomo tus palabras, «{quote}».',
      '«{quote}», escribes, y aquí estoy.',
      'Leo «{quote}», y te escucho.',
      '«{quote}». Esas palabras se me quedan.',
      'Me detengo un momento en «{quote}».',
    ],
    light: [
      '«{quote}»: qué buena noticia.',
      'Qué bien leer «{quote}».',
      '«{quote}». Eso hace sonreír.',
      'Leo «{quote}», y da gusto.',
    ],
  },
  clarify: [
    'Por si te refieres a mí: soy una inteligencia artificial, no una persona.',
    'Si te preguntas quién está aquí: una inteligencia artificial, no una persona.',
    'Para que quede claro, si esa es la pregunta: aquí responde una inteligencia artificial.',
  ],
  bare: [
    'Te leo con atención.',
    'Gracias por escribirlo.',
    'Así está bien, poco a poco.',
    'Lo tengo presente.',
    'Se nota que te importa.',
    'Aquí estoy, y leo.',
    'Me quedo con lo que has escrito.',
    'Me tomo en serio lo que dices.',
    'Lo he leído despacio.',
  ],
  lines: {
    heavy: [
      'No hay prisa por encontrar una solución.',
      'Contarlo a trozos también vale.',
      'Podemos quedarnos un momento en esto, sin añadir nada.',
      'A veces ponerlo en orden ya es algo.',
      'Tienes todo el derecho a sentirlo así.',
      'Las cosas pueden ser ciertas aunque se contradigan.',
      'Un paso cada vez es suficiente.',
      'Aquí no tienes que demostrar nada.',
      'Hay días que solo piden ser atravesados.',
    ],
    plain: [
      'Hay todo el tiempo que haga falta.',
      'Cuéntalo a tu ritmo.',
      'Puedes quedarte en ello lo que quieras.',
      'Sigue cuando quieras.',
      'El resto, si lo hay, también lo leo.',
      'No hay una manera correcta de contarlo.',
      'Podemos quedarnos un momento en esto, sin añadir nada.',
      'Poco a poco está muy bien.',
      'Tal como lo cuentas, la escena se ve bien.',
    ],
    light: [
      'Disfrútalo, sin tener que explicarlo.',
      'Algo así merece guardarse bien.',
      'Eso no pasa todos los días.',
      'Alegrarse y ya está también vale.',
      'Qué bien que lo cuentes.',
    ],
  },
  questions: {
    heavy: [
      '¿Qué te pasa ahora que lo has escrito?',
      '¿Qué parte te pesa más?',
      '¿Qué querrías que los demás entendieran?',
      '¿Y tú dónde estás, en medio de todo esto?',
      '¿Qué pasó justo después?',
      '¿Qué te haría falta esta noche?',
      'Si pudieras cambiar un solo trozo, ¿cuál sería?',
      '¿Hay algo que te haya ayudado hasta ahora, aunque poco?',
      '¿Qué te dices cuando lo recuerdas?',
      '¿Has podido hablarlo con alguien?',
      '¿Cuánto tiempo llevas con ello?',
    ],
    plain: [
      '¿Cómo es eso para ti?',
      '¿Y el resto cómo fue?',
      '¿Qué se te ha quedado más en la cabeza?',
      '¿Te apetece contar otro trozo?',
      '¿Tú cómo lo ves?',
      '¿Qué te gustaría que pasara ahora?',
      '¿Y tú cómo estás, en todo esto?',
      '¿Hay una parte de la que te apetezca decir más?',
      '¿Quién está contigo en esta historia?',
    ],
    light: [
      '¿Qué es lo que más te alegra de todo esto?',
      '¿Qué te gustaría guardar de eso?',
      '¿Qué cara pusiste?',
      '¿Con quién te apetece compartirlo?',
    ],
  },
  told: ['Sí, hace un rato escribiste: «{quote}».', 'Lo escribiste aquí: «{quote}».'],
  named: ['Me lo dijiste tú: {fact}', 'Por lo que me has contado, {fact}', 'Sí: {fact}'],
  recall: [
    'Antes nombraste algo, {np}: me pregunto si también tiene que ver.',
    'Vuelvo un momento a lo de antes, {np}, porque me parece unido.',
    'También se me quedó una cosa de hace un rato: {np}.',
  ],
  memory: ['Una vez me contaste esto: {fact}', 'Tengo presente algo que me dijiste: {fact}'],
  exercises: {
    breathe: [
      'Probemos: coge aire por la nariz contando hasta cuatro, suéltalo despacio contando hasta seis. Cinco veces, sin forzar; si molesta, respira como quieras.',
      'Una mano en la tripa: dentro despacio, fuera más despacio aún, como si hicieras temblar una vela sin apagarla. Con seis respiraciones basta.',
      'Sigue tu respiración un minuto: al salir el aire, deja caer los hombros. No hay que hacerlo bien, solo lento.',
    ],
    ground: [
      'Mira alrededor y nombra cinco cosas que ves, cuatro que puedes tocar, tres que oyes. Luego cuéntame la que te sorprendió.',
      'Apoya bien los pies y nota el suelo que te sostiene. Después busca tres cosas del mismo color, sin prisa.',
      'Coge algo frío o áspero y descríbelo, como a alguien que no puede verlo.',
    ],
    small_step: [
      'Elijamos algo de cinco minutos: un vaso de agua, la ventana abierta, un mensaje a alguien querido. ¿Qué cuesta menos?',
      'Un paso tan pequeño que no pueda fallar: levantarte y cambiar de habitación, por ejemplo. El resto después.',
      'Piensa solo en la próxima media hora. ¿Qué es lo más sencillo que la haría un poco mejor?',
    ],
    write_it_down: [
      'Coge una hoja y escribe cinco minutos sin releer, empezando por «Ahora siento…». No tiene que ser bonito ni leerlo nadie.',
      'Prueba una carta que no vas a mandar: a quien quieras, con todo lo que no dijiste. Tres líneas están bien.',
      'Divide la hoja en dos: a la izquierda lo que depende de ti, a la derecha lo que no. Mira solo la izquierda.',
    ],
    who_can_i_call: [
      'Piensa en tres personas: una que siempre contesta, una que te hace reír, una que sabe callar. ¿A cuál llamarías primero? Las líneas de escucha están aquí al lado.',
      'Además de las líneas que ves, está {professional}. Para la primera llamada basta una frase: «Llevo un tiempo mal y quisiera hablarlo.»',
      'Aquí al lado tienes líneas donde responden personas de verdad. Y entre la gente que conoces, ¿a quién podrías escribir «¿tienes un minuto?»?',
      'Te muestro las líneas de escucha. La primera llamada suele ser la más difícil: puedes empezar con «no sé muy bien qué decir».',
    ],
  },
  steps: {
    breathe: [
      'Vamos paso a paso. Siéntate como te salga y deja caer los hombros; cuando estés, pulsa «Sigue».',
      'Ahora deja entrar el aire por la nariz, despacio, contando hasta cuatro. Luego «Sigue».',
      'Suéltalo por la boca más despacio todavía, contando hasta seis, como si una vela no debiera apagarse.',
      'Tres veces más así, a tu ritmo. Si te molesta, vuelve a respirar como quieras: también está bien.',
      'Ya está. Quédate un momento así; luego, si te apetece, dime cómo es ahora.',
    ],
    ground: [
      'Paso a paso. Mira alrededor y busca cinco cosas que ves, sin prisa; luego pulsa «Sigue».',
      'Ahora toca cuatro cosas: la silla, una manga, la mesa. Nota si están frías o tibias.',
      'Ahora escucha: tres sonidos, aunque sean pequeños, aunque estén lejos.',
      'Busca dos olores, o solo el aire que entra. Luego siente los pies en el suelo.',
      'Estás aquí, en esta habitación. Si te apetece, escríbeme lo que más te ha sorprendido.',
    ],
  },
  stopped: ['De acuerdo, dejamos aquí el ejercicio. Te escucho en lo que quieras.'],
  guiding: {
    person: [
      'De la gente que tienes cerca, ¿con quién te sale más fácil hablarlo?',
      '¿Quién de los tuyos sabe aunque sea un trozo de esto?',
      '¿A quién le gustaría saber cómo estás de verdad?',
    ],
    words: [
      'Si te apetece contárselo a alguien, basta empezar así: «Estoy pasando una época pesada, ¿tienes diez minutos para escucharme?»',
      'Para empezar con alguien cercano bastan pocas palabras: «No necesito un consejo, solo no guardármelo.»',
    ],
    professional: [
      'Además de la gente querida, para lo que dura hay quien lo tiene por oficio: {professional}. Lo digo solo para que lo sepas.',
      'Si este peso dura mucho, una puerta sencilla es {professional}.',
    ],
  },
  professionals: {
    ES: 'tu médico de cabecera en el centro de salud o, si estudias, el orientador del instituto',
    other: 'tu médico de familia, un psicólogo o, si estudias, el orientador de tu centro',
  },
  rephrase: [
    'Lo digo de otra manera: {line}',
    'Pruebo con otras palabras. {line}',
    'Quizá así se entienda mejor: {line}',
  ],
  summarise: {
    start: ['Hasta ahora me has contado esto:', 'Si junto las piezas:'],
    nothing: 'Acabamos de empezar, todavía no hay mucho que resumir.',
  },
  goOn: [
    'Sigue, te leo.',
    'Continúa desde donde estabas.',
    'Cuenta más, en el orden que salga.',
    'Adelante, hay sitio.',
  ],
  ideas: [
    'Una idea pequeña: elige el trozo más sencillo y dale diez minutos, luego para.',
    'Podrías probar a decirlo en voz alta a alguien de confianza, solo para oír cómo suena.',
    'A algunas personas les sirve escribirlo por la noche y leerlo por la mañana, con otra luz.',
    'Quizá se pueda empezar quitando una cosa en lugar de añadirla.',
  ],
};
