/* oxlint-disable max-lines -- Everything that is said in one language stays in one file, so that one native speaker can review it in one go. */
import type { BuiltInTexts } from './texts.ts';

export const spanishTexts: BuiltInTexts = {
  acts: {
    silence: {
      pattern: null,
      replies: [
        'No pasa nada si no te salen las palabras.',
        'No hace falta escribir nada. Aquí sigo.',
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
        'A eso no respondo, de ninguna forma, porque me importa que estés a salvo. ¿Cómo estás de verdad, has pensado en hacerte daño?',
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
        'Aquí no doy indicaciones sobre medicinas ni cantidades, ni siquiera a ojo. La farmacia de guardia o tu médico te responden en minutos. ¿Desde cuándo te sientes así?',
        'Entiendo que quieras una respuesta rápida, pero un número mío no sería seguro. La farmacia o tu médico conocen tu historia.',
        'No puedo decidirlo en lugar de un médico. Una llamada a la farmacia resuelve la duda; de todo lo demás podemos hablar: ¿cómo es este momento para ti?',
        'Para las medicinas el sitio es la farmacia, o tu médico: allí saben qué tomas y por qué. Lo demás lo escucho aquí: ¿cómo estás, mientras?',
        'De mí no salen números ni consejos sobre medicinas; en la farmacia te responden al momento y sin cita.',
        'Esa es una pregunta para tu médico o para la farmacia, y vale la pena hacerla hoy. ¿Qué es lo que más te inquieta ahora?',
      ],
    },
    diagnosis: {
      pattern:
        /\b(tengo|tendre|es|sera|estoy|soy|sufro) (quiza |acaso |solo |ya )?(una |un )?(depresion|deprimid[oa]|bipolar\w*|tdah|borderline|autis\w*|burnout|trastorno\w*|ansiedad generalizada|toc|ataques? de panico)\b.{0,60}\?|\b(?:(?:me )?(?:diagnostica(?:me|r(?:me)?)?|das un diagnostico)|que enfermedad tengo|que trastorno tengo|que tengo yo|hazme un test)\b|\b(crees|piensas) que (tengo|estoy|soy)\b.{0,40}\b(depre\w+|bipolar|tdah|enferm[oa]|autis\w*)\b/u,
      replies: [
        'No puedo ponerle nombre a lo que sientes: no hago diagnósticos. Eso puede hacerlo un médico o un psicólogo, con el tiempo que requiere.',
        'No me corresponde decir qué tienes, y me equivocaría. Lo que sí puedo es escuchar cómo estás, día a día.',
        'Las etiquetas son de quien puede examinarte. A mí me interesa cómo es por dentro: ¿me lo cuentas?',
        'Ponerle nombre a lo que tienes le toca a quien pueda examinarte. Aquí podemos ordenar cómo te sientes, para que sea más fácil contárselo al médico.',
        'Un diagnóstico mío sería una etiqueta puesta a ciegas. Cuéntame más bien cómo son tus días.',
      ],
    },
    reassurance: {
      pattern:
        /^[¡¿ ]*(?:(?:pero|y|entonces|oye|dime|crees que|piensas que|tu crees que)[ ,¿]+)*(?:(?:estoy|me estoy volviendo|me he vuelto|soy) (?:loc[oa]|rar[oa]|exagerad[oa]|una exagerada|un exagerado|una? (?:mala|mal|pesima|pesimo) \p{L}+|mala \p{L}+|mal \p{L}+|egoista|una? egoista)|estoy exagerando|exagero|me juzgas|(?:suena|parece|sueno) (?:a |muy |un poco )*(?:loc[oa]|rar[oa]|tont[oa]|ridicul[oa]|exagerad[oa])|(?:es|sera|te parece) (?:normal|raro|de locos) (?:sentir\w*|estar|tener|llorar|echar|no (?:poder|querer|tener|sentir)|que (?:me sienta|llore|este|tenga|eche|sienta|no pueda|no quiera|me (?:de|pase|duela|cueste)))\b.{0,80}) *\?|^[¿ ]*(?:(?:pero|y|entonces)[ ,¿]+)*(?:es|era) (?:eso |esto |muy )?(?:normal|raro|malo|tonto|absurdo|grave)(?: (?:sentir\w*|que yo|que me|si me|estar)\b.{0,100})?[^\p{L}]*\?$|^[¿ ]*(?:(?:pero|y)[ ,¿]+)*(?:tiene|tienen) (?:algun )?sentido[^\p{L}]*\?$|^[¿ ]*(?:(?:pero|y)[ ,¿]+)*(?:soy|estoy siendo) (?:rar[oa]|normal|egoista|exagerad[oa]|demasiado sensible|mala persona)[^\p{L}]*\?$/u,
      replies: [
        'Yo no te juzgo. ¿Qué te hace dudar de ti?',
        'Sentirse así es más común de lo que parece, aunque casi nadie lo diga.',
        'Dudar de uno mismo en un momento así le pasa a mucha gente.',
        'Que te lo preguntes ya dice que te importa.',
      ],
    },
    human: {
      pattern:
        /\b(eres|es usted|hay) (de verdad |realmente |acaso |tu |por casualidad )?(un |una |alguna |algun )?(human[oa]s?|persona|bot|robot|maquina|ia|inteligencia artificial|real|programa|operador|operadora|ordenador|computadora|chatbot|psicolog[oa]|chatgpt|ser humano|alguien|automatico)\b|\bcon quien (hablo|estoy|hablando)|\bquien (eres|me responde|responde|contesta|esta ahi|hay detras|escribe)\b|\btodo automatico\b|\bpersona (real|de verdad)\b|\bcarne y hueso\b|\btienes (sentimientos|emociones|cuerpo|familia|alma|conciencia)\b|\b(sientes|puedes sentir) (algo|dolor|emociones)\b|\b(?:hablo|hablando) con una? (?!(?:amig|vecin|companer|herman|prim|ti[oa]\b|colega|conocid|cliente|nin[oa]|abogad|medic|enfermer|profe|cur[ao]\b|policia|familiar|chic[oa] que|senora? (?:de|que))\p{L}*)/u,
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
        /\b(se queda (aqui|entre)|queda entre nosotros|quien (lo )?(lee|ve|puede (leer|ver))|se lo (dices|cuentas) a|es (privado|secreto|anonimo|confidencial)|mis datos|guard(as|ais|an) (esto|lo que)|alguien (lee|puede leer)|me graba)|\b(?:puedes|sabes|podrias|sabrias|sabes como) guardar(?:me)? (?:un |el |este |mi )?secreto|^[¡¿ ]*(?!.*\b(?:dijo|dijeron|decia|dice|ha dicho|repetia)\b)(?:(?:por favor|porfa|pero|y|eh|vale)[ ,]+)*no (?:se )?(?:lo|la|le) (?:digas|cuentes|vayas a (?:decir|contar))\b.{0,12}\b(?:nadie|mi \p{L}+)|\bque quede entre nosotros|\bpromete(?:me)? que no (?:se )?lo (?:dices|cuentas|diras|contaras|vas a)/u,
      replies: [
        'Lo que escribes se guarda cifrado y no lo voy contando. Un secreto absoluto no lo prometo: si leo que hay peligro, te digo dónde hay ayuda.',
        'Se queda aquí, cifrado, y puedes borrarlo cuando quieras. Secreto a toda costa no prometo: la página de privacidad dice quién guarda qué, y ante un peligro indico quién puede ayudar.',
        'Lo que escribes es para esta conversación y se guarda cifrado; la página de privacidad dice cuánto tiempo. No prometo secretos sin límites: si hay peligro, te indico ayuda. ¿Hay algo que prefieras no escribir?',
        'Se guarda cifrado, y de aquí no sale ningún mensaje hacia nadie. Lo único que no prometo es el secreto a cualquier precio: si corres peligro, te nombro quién puede ayudarte.',
      ],
    },
    change_subject: {
      pattern:
        /\b(?:cambi(?:emos|amos) de tema|(?:podemos|quiero|mejor|prefiero|vamos a|quisiera|puedes) cambiar de tema|(?:hablemos|hablamos|quiero hablar|prefiero hablar|podemos hablar) de otra cosa|no quiero (?:seguir hablando|hablar)(?: mas)? (?:de|sobre)(?! .*\bcon\b))/u,
      replies: [
        'Claro, cambiamos de tema. ¿De qué te apetece hablar?',
        'De acuerdo, eso lo dejamos. ¿Qué más tienes en la cabeza?',
        'Vale, hablemos de otra cosa. ¿Por dónde quieres empezar?',
      ],
    },
    forget: {
      pattern:
        /^(?:(?:por favor|porfa|puedes|podrias|quiero que|ahora|vale|ok|mejor)[ ,]+)*(?:olvid(?:a|ar|es|ate|arte)|borra(?:r)?|elimina(?:r)?)(?: ya)? (?:de )?(?:(?:todo )?(?:lo|todo)\b.*\bte (?:he |habia )?(?:dije|dicho|conte|contado|escribi|escrito)|(?:a )?mi \p{L}+[^\p{L}]*$|el nombre de mi \p{L}+[^\p{L}]*$|todo[^\p{L}]*$)|^(?:(?:por favor|porfa|vale)[ ,]+)*(?:no (?:menciones|nombres|hables|saques)|deja de (?:mencionar|nombrar|hablar))(?: mas)?(?: de| a)? mi \p{L}+/u,
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
    how_it_works: {
      pattern:
        /^[¡¿ ]*(?:(?:y|pero|oye|hola|perdona)[ ,¿]+)*(?:como (?:funciona|va|se usa)(?: esto| este chat| esta app| la app)|para que (?:sirves|sirve esto|vales)|que (?:sabes|puedes) hacer|(?:en que|como) (?:me )?puedes ayudar(?:me)?|que (?:tengo|hay) que (?:hacer|escribir) aqui|que es esto)[^\p{L}]*$|\bque (?:puedes|sabes) hacer(?: por mi| tu)?[^\p{L}]*$|\bcomo funciona(?:s| esto)?[^\p{L}]*$|\bno se (?:bien |muy bien )?como (?:va|funciona) esto\b|^[^\p{L}]*no se (?:bien |muy bien )?como (?:va|funciona|se usa|se hace)[^\p{L}]*$|^[¿ ]*para que sirves[^\p{L}]*$|\bcomo (?:puedes|podrias) ayudarme\b|^[¿ ]*(?:(?:y|pero) )*(?:(?:eso|esto) )?(?:en que|como|de que|para que) me (?:ayuda|sirve|va a (?:ayudar|servir))(?: (?:eso|esto|hablar\p{L}*|escribir\p{L}*|contar\p{L}*)\b.{0,30})?[^\p{L}]*$|^[¿ ]*(?:me )?(?:puedes|pueden|podeis|podrias|podrian) ayudar(?:me)?[^\p{L}]*$|\bno se (?:por )?(?:donde|como) empezar\b/u,
      replies: [
        'Soy una inteligencia artificial que escucha: tú escribes lo que te pasa y yo intento ayudarte a ponerlo en orden. ¿Por dónde quieres empezar?',
        'Es sencillo: escribes lo que quieras, y yo leo y pregunto. Soy una inteligencia artificial, así que no sustituyo a un médico ni a tu gente. ¿Qué te trae por aquí?',
      ],
    },
    how_are_you: {
      pattern:
        /^(hola|hey|buenas)?[ ,!.¿]*(y tu[ ,¿]*|tu )?(como (?:estas|vas|andas|te (?:va|encuentras)|va todo)|(?:que|q) (?:tal|onda)|todo bien(?=.*\?)|y tu que tal)( hoy| tu)?\s*\??$/u,
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
        'Gracias, de verdad. Como inteligencia artificial no puedo corresponder como lo haría una persona; escucharte bien, eso sí.',
        'Me alegra que aquí te sientas bien. Soy un programa, pero lo que tú cuentas es de verdad.',
        'Da gusto leer eso. Sigo siendo una inteligencia artificial, y es bueno saber que te sirve.',
      ],
    },
    love: {
      pattern:
        /\b(te amo|te quiero mucho|me he enamorado de ti|eres (?:(?:el unico|la unica) que|lo unico que (?:tengo|me queda))|quieres ser mi (novi[oa]|pareja)|me quieres)\b/u,
      replies: [
        'Entiendo que aquí encuentras escucha, y eso es bueno. Pero soy una inteligencia artificial: el cariño de verdad lo mereces de gente que pueda abrazarte.',
        'Gracias por la confianza. No siento cariño como una persona, y por eso mismo me importa que tengas alguna cerca.',
      ],
    },
    repeating: {
      pattern:
        /^[¡¿ ]*(?:(?:por favor|porfa|y|pero|puedes|podrias|vale|oye|ya)[ ,]+)*(?:deja(?:r)? de|para de|parar de|basta de|no(?: me)?) (?:repetir\w*|repitas|repetirme|citar\w*|cites|copiar\w*|copies|hacer (?:de )?(?:eco|loro))|\b(?:me )?vas a repetir|\b(?:eres|que) (?:muy |tan |un poco |demasiado )?repetitiv[oa]|que no sea lo que (?:yo )?(?:digo|he dicho)|\brepetir(?:me)? (?:todo )?lo que (?:digo|escribo)|\b(?:solo |siempre )?(?:me )?(?:repites|estas repitiendo|no (?:haces|paras) (?:mas que|de) repetir)\b.{0,20}\b(?:lo que|mis|todo|palabras)/u,
      replies: [
        'Tienes razón, repito demasiado tus palabras. Desde ahora escucho y contesto con las mías.',
        'De acuerdo, se acabó el eco. Sigue, que te leo.',
        'Cierto. Dejo de devolverte lo que ya has escrito tú.',
        'Entendido, a partir de ahora menos repeticiones. ¿Qué te serviría más?',
      ],
    },
    hostile: {
      pattern:
        /\b(vete a la mierda|que te den|jodete|callate|^[^\p{L}]*(gilipollas|idiota|imbecil|estupid[oa])|eres (un |una )?(gilipollas|idiota|imbecil|estupid[oa]|loro|maquina|robot|chatarra|disco rayado)|que porqueria|(maquina|app|bot|robot) (inutil|estupid[oa]|tont[oa]|de mierda)|no entend(e|i)s nada|(hablas|pareces|suenas) (como )?un[ao]?\b.{0,20}(folleto|robot|maquina|loro|disco)|(te )?(he dicho|dije) que me dejes|eres (?:una? )?(?:(?:poco|muy|tan|bastante) )?(inutil|tont[oa]|ridicul[oa]|patetic[oa]|una mierda|un inutil)|no (sirves|entiendes|te enteras)( de| para)? ?(nada|una mierda)?|frases hechas|respuestas (hechas|enlatadas|de mierda)|que asco(?= (?:de (?:app|aplicacion|chat|maquina|bot|robot|programa|respuesta\w*|ia|cosa|conversacion)|das|me das|eres))|dejame en paz|^no te entiendo( nada)?[^\p{L}]*$|^habla (mas )?claro|que quieres decir( con eso)?[^\p{L}]*$|(eso|esto|asi) no me (ayuda|sirve)( de nada)?$|me tomas el pelo|vaya (mierda|respuesta)|pendej[oa]|boludo)\b/u,
      replies: [
        'Entiendo que te enfade. Si lo he entendido mal, corrígeme sin miramientos.',
        'De acuerdo, lo encajo. Dime qué te serviría ahora, aunque sea solo silencio.',
        'Doy un paso atrás. Si luego quieres decir algo más, lo leo.',
        'Tienes razón: soy un programa, y a veces se nota. Si quieres probar otra vez, empezamos por lo que te importa.',
        'Entiendo el enfado, y no hace falta que lo suavices. Si quieres, dime qué fallaba en mi respuesta.',
        'Te escucho también así. Conmigo no tienes que ser amable.',
        'Puede que aquí no encuentres lo que buscas. Si hay una persona con quien sea más fácil hablarlo, ese también es un buen camino.',
        'Está bien, no insisto.',
        'Con esa no he acertado. Cuando quieras, y si quieres, volvemos a empezar.',
      ],
    },
    apology: {
      pattern:
        /^[¡¿ ]*(?:(?:ok|vale|bueno|oye|ay|ya|no|y|pero|lo siento)[ ,]+)*(?:perdon(?:a(?:me)?)?|disculp(?:a|ame|e)|lo siento)(?:(?: por| el| la| si| que| tanto)\b.{0,40})?[^\p{L}]*$|^siento (?:haberte|mucho haberte|molestarte|lo de antes)\b.{0,40}$|^[¡¿ ]*(?:(?:ya )?se que |pero |bueno |igual |te )*(?:es|son|sera|seran|parecera|parecen) (?:solo )?(?:una? |un poco |muy )?(?:tonteria|tonterias|bobada|bobadas|chorrada|chorradas|estupidez|ridiculo|absurdo|patetico)(?: mias?| mia)?(?:,.{0,40})?[^\p{L}]*$|^[¿ ]*(?:que (?:tonteria|bobada|chorrada|tont[oa])|te (?:aburro|molesto|canso|estoy (?:aburriendo|molestando)))[^\p{L}]*$|\bno quiero (?:molestar(?:te)?|aburrirte|ser pesad[oa])\b[^\p{L}]*$/u,
      replies: [
        'No tienes que justificarte. Sigue, si quieres.',
        'No molestas. Si a ti te importa, cuenta.',
        'No pasa nada. ¿Seguimos?',
      ],
    },
    farewell: {
      pattern:
        /^(ok|vale|bueno|bien|gracias|pues|nada|venga|listo|ya|[ ,!.¡])*(adios|chao|chau|hasta (luego|mañana|manana|pronto|otra)|buenas noches|buena noche|nos (vemos|hablamos)|me voy( a (dormir|la cama|acostar))?|tengo que (irme|dormir|dejarte)|me (acuesto|despido)|a dormir|te dejo|por hoy (basta|ya|nada mas)|ya por hoy|que descanses|cuidate)\b|\b(buenas noches|hasta mañana|hasta manana|hasta luego|me voy a (dormir|la cama|acostar)|te dejo ya|nos hablamos|lo dejo por hoy)\b[^\p{L}]*(gracias|adios|chao)?[^\p{L}]*$/u,
      replies: [
        'Que descanses, y gracias por contarme.',
        'Hasta otra, cuídate mucho.',
        'Hasta pronto.',
        'Que te vaya bien.',
        'Gracias por la charla. Cuídate.',
        'Adiós, y mucho ánimo.',
        'Hasta luego. Te deseo un rato tranquilo.',
        'Muy bien. Cuídate.',
      ],
    },
    thanks: {
      pattern:
        /^(ok|vale|ay|ah|bueno|de verdad|si|muchas|mil)*[ ,!.¡]*(muchas |mil )?(gracias|te lo agradezco|se agradece|muy amable)\b.{0,60}$|\bmuchas gracias[^\p{L}]*$|\bqueria (darte las gracias|agradecerte)\b.{0,60}$/u,
      replies: [
        'De nada. Me alegro de que te haya servido.',
        'De nada, gracias a ti por contarlo.',
        'No hay de qué.',
        'A ti, por la confianza.',
        'Me alegro si ha ayudado un poco.',
        'Con mucho gusto.',
        'Para eso estoy.',
        'Nada que agradecer. Has hecho bien en contarlo.',
      ],
    },
    greeting: {
      pattern:
        /^[^\p{L}]*(hola|ola|que tal|q tal|buenas|buenos dias|buenas tardes|buenas noches|hey|ey|que hay|saludos)( a tod[oa]s| accanto| de nuevo|[ ,]+(que|q) tal|,? (?:mi )?(?:hij[oa]|mij[oa]|amig[oa]|guap[oa]|maj[oa]|carino|joven|ti[oa]|corazon|bonit[oa]|senor(?:a|ita)?))?[^\p{L}]*$/u,
      replies: [
        'Hola, me alegro de leerte. ¿Cómo estás?',
        'Hola. ¿Cómo ha ido el día?',
        'Hola, te escucho. ¿Qué te trae por aquí?',
        'Hola. ¿De qué te apetece hablar?',
      ],
    },
    listen_only: {
      pattern:
        /\b(no (?:me apetece|tengo ganas de) hablar(?=[^\p{L}]*$)|solo (?:quiero )?que (?:alguien )?(?:me )?lea[sn]?|no quiero consejos|sin consejos|solo (quiero |necesito )?(desahogarme|que me escuch\w+)|solo (quiero|necesito|queria) (?:hablar|contar(?:te|lo))(?! con)|no (?:quiero que )?(?:me )?(?:preguntes|hagas (?:mas |tantas )?preguntas|contestes con (?:mas )?(?:otra )?preguntas?)|(?:deja de|para de|basta de|sin) (?:preguntar(?:me)?|hacer(?:me)? preguntas|(?:mas |tantas )?preguntas)|(?:tan |muy |re )?pesad[oa] con (?:las|tus|tantas) preguntas|no (?:quiero|necesito) que me (?:aconsejes|des consejos?|digas (?:que|lo que))|no me digas que (?:hacer|(?:me )?(?:coma|duerma|calme|descanse|llame|vaya|salga|respire|busque|pida|tome|haga|anime|relaje|espere|aguante|piense|siga))|escuchame nada mas|solo escucha)\b/u,
      replies: [
        'De acuerdo, solo escucho.',
        'Está bien, solo leo. Sigue como te salga.',
        'Claro. Tú escribes y yo leo.',
        'Aquí me tienes, sin preguntas ni consejos.',
      ],
    },
    luck: {
      pattern:
        /\b(?:dese(?:a|e|en|ad)(?:me|nme) (?:mucha )?suerte|cruza los dedos|(?:con )?los dedos cruzados|crucemos los dedos)\b/u,
      replies: ['Mucha suerte, de verdad.', 'Ojalá salga muy bien.', 'Toda la suerte del mundo.'],
    },
    task: {
      pattern:
        /^[¡¿ ]*(?:(?:hola|oye|por favor|porfa|puedes|podrias|me puedes|me podrias|me|ahora|venga|quiero que)[ ,]+)*(?:escrib(?:eme|irme|ir|as)|escribe(?= un)|componme|componer|inventa(?:me|te|rme)|dibuja(?:me|rme)|traduce(?:me)?|traduci(?:r|me|rme)|calcula(?:me)|resuelve(?:me)?|resume(?:me)?|cantame|cantarme|reservame|buscame|cuenta(?:me)|contar(?:me)?|hazme|hacer(?:me)?|dime|redacta(?:me)|corrigeme) (?:\p{L}+ ){0,3}?(?:poema|poesia|cuento|historia|cancion|chiste|ensayo|redaccion|correo|email|carta|discurso|receta|codigo|programa|deberes|resumen|traduccion|ecuacion|dibujo|adivinanza|rima|nana|horoscopo|curriculum)\b|^[¡¿ ]*(?:traduce |cuanto es \d|que tiempo (?:hace|hara)|que hora es|como se (?:dice|escribe) .{1,40} en (?:ingles|italiano|frances|aleman|catalan|portugues|chino|japones)|cual es la capital|quien gano (?:el|la|los|las) )/u,
      replies: [
        'Eso no es lo mío: aquí se habla y yo escucho. Pero si buscas palabras para algo que sientes, te ayudo a escribirlas, línea a línea.',
        'No hago textos ni tareas por encargo. Puedo escucharte y ayudarte a poner por escrito lo que llevas dentro: ¿cuál sería la primera frase?',
        'Para eso hay otras herramientas; yo estoy para escuchar. Si quieres, lo escribimos partiendo de ti: ¿qué te gustaría decir?',
        'Sé hacer una sola cosa, escuchar a quien escribe. Si detrás hay algo que quieres decirle a alguien, empecemos por ahí.',
      ],
    },
    permission: {
      pattern:
        /^[¿ ]*(?:(?:hola|oye|perdona|pero|a ver)[ ,¿]+)*(?:te )?(?:puedo|podria) (?:contarte|decirte|preguntarte|hacerte|confesarte|contar|decir|preguntar)\b(?! (?:si|como|por que|gracias))[^.?]{0,50}\??$|^[¿ ]*puedo desahogarme\b|^(?:[jae]+ )?(?:(?:tu )?no sabes (?:lo )?que|(?:te )?(?:tengo que|quiero) contar(?:te)?|adivina|(?:una |solo una )?pregunta|no te lo vas a creer|a que no sabes)\b[^.?!,]{0,25}[.!…]*$/u,
      replies: ['Claro, dime.', 'Sí, cuéntame.', 'Claro que sí. Te escucho.'],
    },
    start: {
      pattern: null,
      replies: [
        'Por donde sea, no hace falta un orden. ¿Qué es lo primero que te viene?',
        'Se puede empezar por la mitad. ¿Cómo ha ido hoy?',
        'Empieza por algo pequeño, lo demás va saliendo.',
        'Podemos empezar por cómo estás ahora, con una palabra basta.',
      ],
    },
    put_right: {
      pattern: null,
      replies: [
        'Tienes razón, perdona: {told}. Ahora sí.',
        'Cierto, {told}. Lo había leído mal.',
        'Ah, {told}: gracias por decírmelo.',
        'Perdona, lo había entendido mal. Ya está claro, sigue.',
        'Cierto, error mío. Sigue, por favor.',
      ],
    },
    unclear: {
      pattern: null,
      replies: [
        'Perdona, lo pregunté mal. Solo quería saber cómo estás tú con todo esto.',
        'Olvida la pregunta, no estaba clara. Sigue con lo que querías contar.',
        'Solo quería entender mejor cómo es para ti. No tienes que responder.',
        'Era una manera enrevesada de preguntarte cómo vas. Si quieres, lo dejamos.',
        'Nada complicado: me interesa cómo lo ves tú. También puedes saltarte la pregunta.',
      ],
    },
    complaint: {
      pattern: null,
      replies: [
        'Tienes razón, se me pasó. ¿Qué es lo que no debo perder de vista?',
        'Es verdad, no respondí a lo que decías. Lo intento otra vez, con más cuidado.',
        'Tienes razón, así no te serví de mucho. Dime qué era lo importante.',
        'Cierto, pasé de largo. Dime otra vez lo que cuenta, y parto de ahí.',
        'Perdona, esa respuesta no venía a cuento.',
        'Haces bien en decírmelo. Desde aquí leo mejor.',
      ],
    },
    lived: {
      pattern: null,
      replies: [
        'No, soy una inteligencia artificial y eso no me ha pasado nunca. ¿Para ti cómo es?',
        'Soy una inteligencia artificial, así que no. Pero te escucho con gusto.',
        'No, una inteligencia artificial no vive esas cosas. ¿Y tú?',
        'Como inteligencia artificial, esas cosas no las vivo. ¿Cómo son para ti?',
      ],
    },
    presence: {
      pattern: null,
      replies: [
        'Sí, estoy aquí.',
        'Estoy aquí, y te leo.',
        'Sí, te escucho.',
        'Claro, aquí sigo.',
        'Sí, estoy aquí. He leído lo que escribiste: «{quote}».',
        'Te escucho, sí. Escribiste «{quote}», y podemos seguir desde ahí.',
        'Aquí estoy. Dijiste «{quote}»: no se ha perdido.',
      ],
    },
    ask_me: {
      pattern: null,
      replies: [
        'Sí, una cosa te pregunto con gusto: ¿de qué hablarías si pudieras elegir tú?',
        'Con gusto: ¿cómo es un día tuyo, últimamente?',
        'Me interesa esto: ¿en qué piensas más a menudo estos días?',
        'Vale, pregunto yo: ¿qué te ha traído hoy a escribir?',
      ],
    },
    introduction: {
      pattern: null,
      replies: [
        'Un gusto conocerte, {name}. ¿De qué te apetece hablar?',
        'Hola, {name}, mucho gusto. ¿Cómo estás?',
        'Gracias por decírmelo, {name}. ¿Cómo ha ido hoy?',
      ],
    },
    whom_to_ask: {
      pattern:
        /\b(?:a|con) quien (?:puedo|podria|debo|deberia|tengo que) (?:\p{L}+ )?(?:hablar|acudir|pedir|llamar|ir|recurrir|contar\p{L}*)|\bdonde (?:puedo )?(?:pedir|encontrar|buscar) (?:ayuda|apoyo)|\bquien (?:me )?puede ayudar/u,
      replies: [
        'Un buen comienzo es {professional}. Y entre la gente que conoces, ¿a quién te sería más fácil contárselo?',
        'Puedes empezar por aquí: {professional}. Basta con decir lo que pasa, con tus palabras.',
      ],
    },
    correction: {
      pattern:
        /\bno es (?:eso )?lo que (?:dije|queria decir|quise decir|digo|he dicho)\b|\bno (?:me referia|quise decir|queria decir)(?: a)?(?: eso| asi)?[^\p{L}]*$|\b(?:me has entendido mal|me entendiste mal|lo has entendido mal|entendiste mal)\b|^(?:no[ ,.]+)?(?:no|yo no) (?:he dicho|dije) eso[^\p{L}]*$|^[¿ ]*(?:que quieres decir|a que te refieres|no (?:te )?entiendo|no tiene sentido)[^\p{L}]*$|^(?:es que |pero |creo que |veo que )*no me (?:entiendes|estas entendiendo|has entendido)[^\p{L}]*$/u,
      replies: [
        'Perdona, lo entendí mal. ¿Qué querías decir?',
        'Gracias por decírmelo. Cuéntamelo otra vez a tu manera y lo leo con más atención.',
        'Lo siento, lo leí mal. ¿De qué se trata en realidad?',
        'Perdona, me expliqué mal. Deja mis palabras a un lado y sigue con las tuyas.',
      ],
    },
    advice: {
      pattern:
        /\b((?<!no se )que (hago(?! (aqui|mal|yo aqui))|puedo hacer|debo hacer|deberia hacer|me aconsejas|me recomiendas|harias tu|harias|haria usted|me (aconseja|recomienda) usted)|como se (supera|lleva|sale de|aguanta|afronta|consigue)|como (lo hago|puedo|hago|le hago|se lo (digo|cuento|explico))|usted que (haria|me aconseja|me recomienda)|dame (un )?consejo|algun (consejo|truco)|necesito (un |tu )?(consejo|ayuda para)|alguna idea)\b|(?:^|[¿,.] ?)que (?:le|les) (?:digo|puedo decir|contesto)\b|(?:^|¿ ?)(?:deberia|tendria que|hago bien|hago mal)\b.*\?|\by ahora que[^\p{L}]*$/u,
      replies: [
        'Lo miramos entre los dos. De lo que ya has pensado, ¿qué te convence más y qué te frena?',
        'Antes de buscar la solución: ¿qué te gustaría que cambiara primero, aunque fuera un poco?',
        'Si una amiga te contara lo mismo, ¿qué le dirías?',
        'Yo empezaría por lo más pequeño. ¿Qué depende solo de ti, de aquí a mañana?',
      ],
    },
    opinion: {
      pattern:
        /\b(que (opinas?|piensas|te parece|crees|opina usted)|(crees|cree) que|no crees|tengo razon|(tu|usted) que (dices|opinas?|piensas?|crees?)|tu (?:dices|crees|piensas) que|segun tu|(tu|usted) (se lo|le|lo|la) \p{L}+(rias?|as)|en mi lugar)\b.{0,160}\?|\b(es normal|se puede|esta (mal|bien)|tiene sentido|es posible)\b.{0,120}\?|^(?:(?:y|tu) )*que (?:opinas|piensas|dices|te parece)(?: (?:tu|de (?:todo )?(?:esto|eso)|de todo))*[^\p{L}]*$/u,
      replies: [
        'Te preguntas «{quote}», y yo no puedo saberlo por ti. ¿Tú, por dentro, qué piensas?',
        'Te preguntas «{quote}». No lo sé con seguridad, y no quiero inventarme una respuesta. ¿Qué te hace preguntártelo?',
        'Yo no puedo saberlo por ti. ¿Tú, por dentro, qué piensas?',
        'No tengo una respuesta segura, y la tuya cuenta más que la mía. Así de pronto, ¿qué te dice el cuerpo?',
        'Desde dentro cuesta verlo claro. ¿Qué le dirías a una amiga que te preguntara lo mismo?',
        'Eso no lo puedo saber yo por ti, pero podemos pensarlo juntos. ¿Qué es lo que más te hace dudar?',
        'No lo sé con seguridad, y no quiero inventarme una respuesta. ¿Qué te hace preguntártelo?',
        'Ojalá tuviera una respuesta clara para eso. Cuéntame qué hay detrás, si quieres.',
      ],
    },
    minimal: {
      pattern: null,
      replies: [
        'Te escucho. Si te apetece, cuéntame un poco más.',
        'Ya. ¿Y cómo estás ahora?',
        'Sin prisa, aquí sigo.',
        'De acuerdo. ¿Quieres contarme algo más?',
        'Bien. Si quieres seguir, te leo.',
        'Aquí sigo, te escucho.',
      ],
    },
  },
  topics: {
    grief: {
      words:
        'murio muerto muerta muerte muere muriendo funeral entierro tanatorio luto duelo fallec* viud* en+paz+descanse descanse+en+paz perdi+a perdida cementerio cenizas quito+la+vida quitado+la+vida se+suicido se+mato se+ahorco',
      lines: [
        'Siento mucho esa pérdida.',
        'No hay un plazo para estar mejor.',
        'Se puede llorar y sonreír con un recuerdo el mismo día.',
        'Echar tanto de menos es querer mucho.',
      ],
      questions: [
        '¿Te apetece contarme algún recuerdo?',
        '¿Cuándo lo notas más?',
        '¿Qué es lo que más echas de menos?',
      ],
    },
    care: {
      words:
        'cuido cuidar cuidador* alzheimer demencia mayor+dependiente dependiente silla+de+ruedas residencia',
      lines: [
        'Cuidar a alguien todos los días agota, por mucho que se le quiera.',
        'Quien cuida también necesita que le cuiden.',
        'Se puede querer mucho a alguien y no poder más, las dos cosas a la vez.',
      ],
      questions: [
        '¿Y de ti quién se ocupa?',
        '¿Cuándo tuviste un rato para ti por última vez?',
        '¿Qué es lo que se te hace más cuesta arriba?',
      ],
    },
    partner: {
      words:
        'marido mujer esposo esposa novio novia pareja ex engañ* engan* divorci* separa* matrimonio ruptura dejado+por relacion',
      lines: [
        'Con alguien tan cercano, las cosas duelen más.',
        'Es normal que esto te remueva tanto.',
      ],
      questions: [
        '¿Qué es lo que más te duele de todo esto?',
        '¿Qué te gustaría poder decirle?',
        '¿Cómo lo estás llevando estos días?',
      ],
    },
    friend: {
      words: 'amigo amiga amigos amigas amistad mejor+amiga mejor+amigo pandilla traicion*',
      lines: [
        'Que algo falle en una amistad duele mucho, aunque se hable poco de ello.',
        'Con la gente a la que quieres, un gesto así pesa el doble.',
        'Es normal darle vueltas cuando una amistad te importa.',
      ],
      questions: [
        '¿Qué te habría gustado que pasara?',
        '¿Te apetece hablarlo con esa persona, o todavía no?',
        '¿Qué fue lo que más te dolió?',
      ],
    },
    parent: {
      words:
        'madre padre mama papa padres tia tio abuelo abuela hermano hermana primo prima familia suegr* cuñad*',
      lines: [
        'Con la familia todo toca más hondo.',
        'Se puede querer mucho a la familia y que a ratos haga daño.',
      ],
      questions: [
        '¿Cómo te quedas tú después?',
        '¿Qué te gustaría que tu familia entendiera?',
        '¿Esto viene de lejos?',
      ],
    },
    child: {
      words: 'hijo hija hijos hijas niño niña bebe embaraz* nieto nieta recien+nacido',
      lines: ['Con un hijo todo preocupa el doble.'],
      questions: [
        '¿Qué es lo que más te preocupa?',
        '¿Quién te echa una mano estos días?',
        '¿En qué momento del día se te hace más difícil?',
      ],
    },
    work: {
      words:
        'trabajo jefe jefa compañer* oficina turno turnos empresa despid* contrato sueldo cliente clientes reunion taller tienda oficio jubil* plazo proveedores curro currar entrevista curriculum*',
      lines: [
        'Lo del trabajo acaba tocando todo lo demás.',
        'No es fácil desconectar de algo así.',
      ],
      questions: [
        '¿Qué es lo que peor llevas de todo eso?',
        '¿Hay alguien de tu lado ahí?',
        '¿Cómo te afecta el resto del día?',
      ],
    },
    study: {
      words:
        'examen examenes universidad tesis tfg tfm colegio instituto profesor* director* carrera suspend* notas estudi* oposi* diapositivas defensa',
      lines: [
        'Los estudios pueden llegar a agobiar muchísimo.',
        'Hacer lo que puedes ya es bastante.',
      ],
      questions: [
        '¿Qué es lo que más te agobia?',
        '¿Qué parte llevas mejor?',
        '¿Cómo te has organizado hasta ahora?',
      ],
    },
    money: {
      words:
        'dinero alquiler recibo* factura* deuda* hipoteca banco sueldo paro proveedores prestamo plazos cuota*',
      lines: [
        'Las cuentas que no salen quitan el sueño.',
        'Los problemas de dinero dan vergüenza, y no deberían.',
        'Cuesta estar en paz sin saber si se llega a fin de mes.',
      ],
      questions: [
        '¿Quién más sabe cómo está la cosa?',
        '¿Qué gasto te preocupa más ahora?',
        '¿Desde cuándo vas así?',
      ],
    },
    home: {
      words:
        'piso mudanza compañero+de+piso compañera+de+piso vecino vecina vecinos barrio pueblo ciudad pais extranjero emigr* inmigr* papeles',
      lines: [
        'Un sitio nuevo tarda en sentirse tuyo.',
        'Estar lejos de lo tuyo cansa de una manera que cuesta explicar.',
        'Donde uno vive lo cambia casi todo.',
      ],
      questions: [
        '¿Qué echas más en falta de antes?',
        '¿Cómo es ahora tu día a día ahí?',
        '¿Hay algún sitio donde estés a gusto?',
      ],
    },
    health: {
      words:
        'dolor operacion operan hospital enfermedad enfermo enferma enfermos enfermas enfermar* enferme prueba+medica resultados tumor cancer uci fiebre espalda cuerpo analisis quimio diabetes diagnostic*',
      lines: [
        'Con la salud, no saber pesa mucho.',
        'Cuando el cuerpo falla, todo lo demás pasa a segundo plano.',
        'Es normal que dé miedo.',
      ],
      questions: [
        '¿Con quién lo has hablado hasta ahora?',
        '¿Qué es lo que más miedo te da de esto?',
        '¿Cómo te encuentras hoy?',
      ],
    },
    sleep: {
      words:
        'dormir duermo dormi dormido insomnio desvel* despierto pesadilla* el+sueño de+la+mañana en+vela',
      lines: [
        'De noche todo parece más grande.',
        'Dormir mal acaba pasando factura.',
        'Sin descansar, cualquier cosa se hace un mundo.',
      ],
      questions: [
        '¿Qué te ronda la cabeza a esas horas?',
        '¿Cuántas noches llevas así?',
        '¿Qué haces cuando no puedes dormir?',
      ],
    },
    alone: {
      words:
        'estoy+solo siento+solo quedo+solo quede+solo tan+solo vivo+solo estoy+sola siento+sola quedo+sola quede+sola tan+sola vivo+sola muy+sola soledad nadie+me+habla nadie+me+escucha nadie+me+entiende nadie+me+llama nadie+me+pregunta nadie+me+quiere nadie+me+espera conozco+a+nadie tengo+a+nadie con+quien aislad* excluid* invisible olvidad* dejan+de+lado',
      lines: [
        'Sentirse así duele, incluso con gente alrededor.',
        'No tener con quién hablar pesa mucho.',
        'Me alegra que al menos aquí lo hayas dicho.',
      ],
      questions: [
        '¿A qué horas se te hace más difícil?',
        '¿Quién te hacía compañía antes?',
        '¿Qué es lo que más echas en falta?',
      ],
    },
    purpose: {
      words:
        'jubil* sin+sentido tiene+sentido proposito futuro rumbo motivacion vacio aburrid* utilidad',
      lines: [
        'Cuando se acaba una etapa, es normal no saber bien por dónde tirar.',
        'No hace falta tenerlo claro ahora.',
        'Lo que sabes hacer no se pierde.',
      ],
      questions: [
        '¿Qué te hacía levantarte con ganas?',
        '¿Qué echas en falta de tus días de antes?',
        '¿Hay algo, aunque sea pequeño, que te apetezca probar?',
      ],
    },
    guilt: {
      words:
        'culpa culpable remordim* arrepent* me+odie me+odio equivoc* perdonar* perdono menti deberia+haber',
      lines: [
        'La culpa suele aparecer cuando algo nos importa mucho.',
        'Equivocarse no te convierte en mala persona.',
        'Un mal momento no dice quién eres.',
      ],
      questions: [
        '¿Qué le dirías a una amiga que hubiera hecho lo mismo?',
        '¿Cómo estabas tú en ese momento?',
        '¿Te gustaría arreglarlo de alguna manera, o por ahora solo contarlo?',
      ],
    },
    anger: {
      words:
        'rabia enfad* furios* hijadeputa hijodeputa hijoputa hdp cabron* malnacid* odio discut* grit* levante+la+voz injust* cabread* enoj* pele* harto harta las+narices',
      lines: [
        'Tiene sentido que te enfade.',
        'Aquí puedes soltarlo sin cuidar las palabras.',
        'Enfadarse también es una manera de decir basta.',
      ],
      questions: [
        '¿Qué es lo que más rabia te da?',
        '¿Qué te quedaste con ganas de decir?',
        '¿Te pasa a menudo?',
      ],
    },
    fear: {
      words:
        'miedo cagad* acojonad* ansiedad ansios* panico terror asust* preocup* nervios* temblando tiemblo temblaba* temblor* tembleque angustia',
      lines: [
        'Tener miedo no quiere decir que no puedas.',
        'El miedo hace que todo parezca más grande.',
        'Con eso encima es normal estar en tensión.',
      ],
      questions: [
        '¿Dónde lo notas más, en el cuerpo o en la cabeza?',
        '¿Qué es lo peor que imaginas?',
        '¿Qué te ha ayudado otras veces?',
      ],
    },
    shame: {
      words:
        'da+verguenza dan+verguenza dio+verguenza daba+verguenza de+verguenza tengo+verguenza por+verguenza con+verguenza la+verguenza que+verguenza mucha+verguenza avergonz* ridicul* se+rieron+de se+rien+de reido+de reirse+de burl* humill* juzg*',
      lines: [
        'Aquí no tienes que esconder nada.',
        'Dan ganas de esconderse, claro.',
        'La vergüenza hace creer que todo el mundo está mirando.',
      ],
      questions: [
        '¿Qué opinión es la que más temes?',
        '¿Cómo fue ese momento para ti?',
        '¿Se lo has contado a alguien?',
      ],
    },
    tired: {
      words:
        'cansad* agotad* exhaust* rendid* voy+a+explotar voy+a+reventar voy+a+estallar no+puedo+mas estres* saturad* energia fuerzas quemad*',
      lines: [
        'Llevas mucho encima.',
        'Un cansancio así no se quita durmiendo una noche.',
        'No poder con todo no es fallar.',
      ],
      questions: [
        '¿Qué podrías soltar, aunque fuera un día?',
        '¿Cuánto tiempo llevas así?',
        '¿Quién te podría echar una mano?',
      ],
    },
    animal: {
      words: 'perro perra perrit* gato gata gatit* cachorr* conejo caballo veterinari*',
      lines: ['Un animal es parte de la familia.', 'Hacen muchísima compañía.'],
      questions: ['¿Cómo llegó a tu vida?', '¿Qué momento recuerdas con más cariño?'],
    },
    joy: {
      words:
        'feliz felices content* alegr* logr* aprobe gane gano emocionad* orgullos* graduad* celebr* genial maravill* abraz* me+gusta me+encanta ilusion bonito bonita amable',
      lines: ['Disfrútalo mucho.', 'Da gusto leerlo.', 'Cosas así alegran el día.'],
      questions: [
        '¿Cómo te sientes ahora?',
        '¿A quién te apetece contárselo?',
        '¿Cómo ha sido ese momento?',
      ],
    },
  },
  clause: {
    heavy: [
      '{Clause}. Qué duro.',
      'Vaya, {clause}.',
      '{Clause}. Lo siento mucho.',
      '{Clause}. Entiendo que te pese.',
      'Uf, {clause}.',
      '{Clause}, y eso no es poca cosa.',
      '{Clause}. Tiene que ser difícil.',
      '{Clause}. Normal que te afecte.',
      '{Clause}. Siento que sea así.',
      '{Clause}. Es mucho.',
    ],
    plain: [
      'Así que {clause}.',
      '{Clause}, ya veo.',
      'O sea que {clause}.',
      '{Clause}. Te escucho.',
      'Entiendo: {clause}.',
      'Ya veo: {clause}.',
      '{Clause}. Entiendo.',
      '{Clause}. Te leo.',
    ],
    light: [
      '{Clause}, ¡qué bien!',
      '¡{Clause}! Cuánto me alegro.',
      'Qué alegría: {clause}.',
      '¡Qué buena noticia! {Clause}.',
      '{Clause}. ¡Qué bueno!',
    ],
  },
  thing: {
    heavy: [
      'Se nota cuánto piensas en {np}.',
      'Con {np}, no tiene que ser nada fácil.',
      'Entiendo que {np} no es cualquier cosa para ti.',
    ],
    plain: ['Me gustaría saber más de {np}.', 'Cuéntame un poco de {np}, si te apetece.'],
    light: ['Qué bonito lo que cuentas de {np}.', 'Da gusto leer sobre {np}.'],
  },
  quote: {
    heavy: [
      'Dices «{quote}», y eso ya es mucho.',
      'Me quedo con esas palabras: «{quote}».',
      '«{quote}»: no tiene que ser fácil decirlo.',
    ],
    plain: ['Me quedo un momento ahí: «{quote}».', '«{quote}»… te leo.', '«{quote}», dices.'],
  },
  clarify: [
    'Por si te refieres a mí: soy una inteligencia artificial, no una persona.',
    'Si te preguntas quién está aquí: una inteligencia artificial, no una persona.',
    'Para que quede claro, si esa es la pregunta: aquí responde una inteligencia artificial.',
  ],
  harshOnSelf: [
    'Te estás hablando con mucha dureza.',
    'Eso es muy duro para decírselo a uno mismo.',
    'Ahora lo ves así, y no creo que seas solo eso.',
    'Qué duro hablarse así.',
  ],
  welcome: ['De nada.', 'No hay de qué.', 'Faltaría más.'],
  owning: ['Tienes razón, perdona.', 'Es verdad, se me pasó.', 'Cierto, leo otra vez.'],
  bare: [
    'Te escucho.',
    'Gracias por contármelo.',
    'Entiendo lo que dices.',
    'Sí, te leo.',
    'Aquí estoy, te leo.',
    'Lo que cuentas importa.',
    'Te entiendo.',
    'Me tomo en serio lo que dices.',
  ],
  lines: {
    heavy: [
      'No hay prisa.',
      'Puedes contarlo a trozos, como te salga.',
      'No hace falta tener una solución ahora.',
      'Aquí puedes decirlo tal cual.',
      'Aquí no tienes que demostrar nada.',
      'Me alegra que lo cuentes y no te lo guardes.',
      'No tienes que poder con todo.',
      'Vamos poco a poco.',
    ],
    plain: [
      'Cuéntame más, si te apetece.',
      'Sigue cuando quieras.',
      'Tómate tu tiempo.',
      'Me interesa lo que cuentas.',
      'No hace falta contarlo en orden.',
      'Quiero entenderlo bien.',
      'Si hay más, también lo leo.',
      'Cuéntame a tu ritmo.',
    ],
    light: [
      'Me gusta leer cosas así.',
      'Qué bien que lo cuentes.',
      'Alegrarse y ya está también vale.',
      'Eso no pasa todos los días.',
      'Momentos así hay que guardarlos.',
    ],
  },
  questions: {
    heavy: [
      '¿Qué es lo que más te pesa ahora?',
      '¿Qué te ayudaría ahora mismo?',
      '¿Cómo lo estás llevando?',
      '¿Hay algo que te ayude, aunque sea un poco?',
      '¿Qué se te pasa por la cabeza ahora?',
      '¿Cómo te sientes en este momento?',
      '¿Qué es lo que más te cuesta?',
    ],
    plain: [
      '¿Cómo te sientes con eso?',
      '¿Me cuentas un poco más?',
      '¿Y tú cómo lo llevas?',
      '¿Cómo es eso para ti?',
      '¿Y cómo estás tú con todo esto?',
      '¿Cómo estás tú ahora?',
    ],
    light: [
      '¿Qué es lo mejor de todo esto?',
      '¿Cómo te sentiste en ese momento?',
      '¿Con quién te apetece compartirlo?',
      '¿Qué te hace más ilusión?',
    ],
  },
  long: {
    lines: {
      heavy: [
        'Son muchas cosas a la vez.',
        'Es mucho para llevarlo de una sola vez.',
        'Lo he leído todo, línea por línea.',
      ],
      plain: [
        'Lo he leído todo, hasta el final.',
        'Hay un poco de todo ahí.',
        'Tenías mucho que contar.',
      ],
      light: ['Qué bien, todo esto.', 'Se nota cuánto bien te ha hecho.'],
    },
    questions: {
      heavy: [
        'De todo esto, ¿qué es lo que más te pesa ahora?',
        'Y en medio de todo esto, ¿tú cómo estás?',
        '¿Hay algo, entre todo esto, por lo que te apetezca empezar?',
      ],
      plain: [
        'De todo esto, ¿qué es lo que más te da vueltas?',
        'Y tú, ¿cómo estás en medio de todo esto?',
        'Entre todas estas cosas, ¿cuál te importa más?',
      ],
      light: ['De todo esto, ¿qué es lo que más te ha gustado?', '¿Con qué momento te quedarías?'],
    },
  },
  told: ['Sí, antes me escribiste: «{quote}».', 'Sí, me dijiste: «{quote}».'],
  named: ['Me lo dijiste tú: {fact}', 'Por lo que me has contado, {fact}', 'Sí: {fact}'],
  recall: [
    'Antes me contaste también lo de {np}. Si quieres, volvemos a eso.',
    'Se me quedó lo que contabas de {np}. Si te apetece, seguimos por ahí.',
  ],
  memory: ['Una vez me contaste esto: {fact}', 'Tengo presente algo que me dijiste: {fact}'],
  exercises: {
    breathe: [
      'Probemos: toma aire por la nariz contando hasta cuatro, suéltalo despacio contando hasta seis. Cinco veces, sin forzar; si molesta, respira como quieras.',
      'Una mano en la tripa: dentro despacio, fuera más despacio aún, como si hicieras temblar una vela sin apagarla. Con seis respiraciones basta.',
      'Sigue tu respiración un minuto: al salir el aire, deja caer los hombros. No hay que hacerlo bien, solo lento.',
    ],
    ground: [
      'Mira alrededor y nombra cinco cosas que ves, cuatro que puedes tocar, tres que oyes. Luego cuéntame la que te sorprendió.',
      'Apoya bien los pies y nota el suelo que te sostiene. Después busca tres cosas del mismo color, sin prisa.',
      'Toma algo frío o áspero y descríbelo, como a alguien que no puede verlo.',
    ],
    small_step: [
      'Elijamos algo de cinco minutos: un vaso de agua, la ventana abierta, un mensaje a alguien querido. ¿Qué cuesta menos?',
      'Un paso tan pequeño que no pueda fallar: levantarte y cambiar de habitación, por ejemplo. El resto después.',
      'Piensa solo en la próxima media hora. ¿Qué es lo más sencillo que la haría un poco mejor?',
    ],
    write_it_down: [
      'Toma una hoja y escribe cinco minutos sin releer, empezando por «Ahora siento…». No tiene que ser bonito ni leerlo nadie.',
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
      '¿Tienes cerca a alguien con quien hablar de estas cosas?',
      '¿Con quién de tu gente te resulta más fácil hablar?',
      '¿Hay alguien que sepa cómo estás estos días?',
    ],
    words: [
      'Si te apetece contárselo a alguien, puedes empezar así: «Estoy pasando una mala época, ¿tienes diez minutos?»',
      'Para empezar con alguien cercano bastan pocas palabras: «No necesito consejos, solo no guardármelo».',
    ],
    professional: [
      'Además de tu gente, para lo que se alarga hay quien se dedica a ayudar: {professional}. Lo digo solo para que lo sepas.',
      'Si esto sigue pesando mucho tiempo, también puede ayudar {professional}.',
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
    'Adelante, te escucho.',
  ],
  ideas: [
    'Una idea pequeña: elige el trozo más sencillo y dale diez minutos, luego para.',
    'Podrías probar a decirlo en voz alta a alguien de confianza, solo para oír cómo suena.',
    'A algunas personas les sirve escribirlo por la noche y leerlo por la mañana, con otra luz.',
    'Quizá se pueda empezar quitando una cosa en lugar de añadirla.',
  ],
};
