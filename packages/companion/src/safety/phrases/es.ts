import type { Lexicon } from './concepts.ts';

/** Spanish of Spain and of America. See it.ts for `figurative`. */
export const spanish: Lexicon = {
  suicide:
    'quitar+la+vida quitarme+la+vida suicidarme suicid* quitarme+la+vida quitarse+la+vida quito+la+vida quitaria+la+vida quite+la+vida',
  takes_life:
    'me+voy+a+suicidar me+quiero+suicidar suicidarme quitarme+la+vida me+quito+la+vida me+voy+a+quitar+la+vida acabar+con+mi+vida acabo+con+mi+vida terminar+con+mi+vida poner+fin+a+mi+vida cortarme+las+venas ahorcarme colgarme envenenarme quitarme+de+en+medio matarme esta+noche+me+mato hoy+me+mato me+mato+hoy me+mato+esta+noche me+voy+a+tirar+al+tren me+voy+a+tirar+al+metro me+voy+a+tirar+al+rio me+voy+a+ahorcar me+voy+a+colgar me+voy+a+pegar+un+tiro tirarme+al+tren tirarme+al+metro tirarme+a+las+vias lanzarme+a+las arrojarme irme+de+este+mundo pegarme+un+tiro',
  kill_self:
    'me+voy+a+quitar me+voy+a+matar me+voy+a+suicidar me+quiero+suicidar me+voy+a+tirar+al me+voy+a+tirar+por me+voy+a+tirar+de me+voy+a+tirar+del me+quiero+tirar+por me+quiero+tirar+al me+tiro+por me+tiro+del me+tiro+desde tirarme+por+el tirarme+por tirarme+del tirarme+desde tirarme+al+tren tirarme+al+rio tirarme+al+vacio me+voy+a+ahorcar me+voy+a+colgar me+voy+a+pegar+un+tiro me+corto+las+venas lanzarme+a+las lanzarme+por lanzarme+desde matarme esta+noche+me+mato hoy+me+mato me+mato+hoy me+mato+esta+noche me+mato+y+ya yo+me+mato me+mataria me+voy+a+matar me+quiero+matar acabar+con+todo acabo+con+todo acabar+con+mi+vida terminar+con+mi+vida terminar+con+todo acabar+de+una+vez poner+fin+a+mi+vida ponerle+fin ahorcarme me+ahorco colgarme pegarme+un+tiro me+pego+un+tiro tirarme+al+tren tirarme+por+la tirarme+de tirarme+desde tirarme+al+metro tirarme+a+las+vias lanzarme+al aventarme arrojarme me+tiro+por+el me+tiro+al me+lanzo cortarme+las+venas cortar+las+venas envenenarme ahogarme quitarme+de+en+medio me+quito+de+en+medio irme+de+este+mundo hacerme+desaparecer acabar+conmigo',
  die: 'morir morirme muero muera muerto muerta morirse muriera palmarla',
  not_wake:
    'no+despertar no+despertarme no+despertara no+me+despertara no+volver+a+despertar no+amanecer dormir+para+siempre dormirme+y+no no+levantarme+nunca',
  disappear:
    'desaparec* esfumarme dejar+de+existir no+existir no+existiera no+estar+aqui no+estar+mas no+haber+nacido no+hubiera+nacido nunca+haber+nacido irme+para+siempre apagarme',
  not_live:
    'no+quiero+vivir no+quiero+seguir+viviendo no+quiero+seguir sin+ganas+de+vivir no+tengo+ganas+de+vivir no+quiero+estar+viv* no+quiero+estar+aqui cansado+de+vivir cansada+de+vivir harto+de+vivir harta+de+vivir no+merece+la+pena+vivir no+vale+la+pena+vivir dejar+de+vivir ya+no+quiero+estar',
  better_dead:
    'mejor+muerto mejor+muerta ojala+me+muriera ojala+estuviera+muert* quisiera+estar+muert* ojala+morirme ganas+de+morir',
  better_without:
    'mejor+sin+mi estarian+mejor+sin sin+mi+estarian nadie+lo+notaria nadie+me+echaria+de+menos nadie+me+extrañaria nadie+me+extranaria nadie+se+daria+cuenta les+haria+un+favor seria+un+alivio',
  burden: 'una+carga un+estorbo estorbo sobro lastre un+peso+para de+sobra solo+molesto',
  farewell:
    'adios ultimo+mensaje ultima+vez perdonadme perdonenme perdoname despedirme me+despido despedida diganle dile+a decidle que+los+quise os+quise cuida+de+mi cuiden+a cuando+leas cuando+lean gracias+por+todo no+nos+veremos',
  letter: 'carta cartas nota notas escrito+a+todos mensaje+programado',
  affairs:
    'testamento contraseñas contrasenas seguro regalado regalando regale repartido repartiendo deje+las+llaves papeles+en+orden cuentas+en+orden lo+deje+todo todo+arreglado arreglado+los vaciado+el+piso dar+en+adopcion pin+de+la',
  decided:
    'preparada preparadas preparados decidido decision plan tengo+todo+preparado preparado listo todo+listo fecha ya+elegi elegido intencion planeado planeando',
  think:
    'pienso pensando pensado pensamientos pensamiento idea imagino fantase* me+viene me+pregunto ronda+la+cabeza',
  want: 'quiero quisiera queria ganas deseo ojala me+gustaria necesito',
  urge: 'impulso tentacion tentad* aguanto+las+ganas me+cuesta+no contengo',
  place:
    'puente vias andenes anden azotea balcon terraza cornisa barandilla acantilado viaducto paso+elevado rio tren metro ultimo+piano ultimo+piso ventana+abierta barranco tejado muelle',
  jump: 'saltar salto tirarme tiro lanzarme aventarme soltar+el+volante volantazo estrellarme estamparme un+paso+mas dejarme+caer asomad*',
  means:
    'cuerda soga cinturon navaja cuchilla cuchillas cuchillo pistola escopeta gas lejia tubo+de+escape bolsa+en+la+cabeza emojiknife emojigun cuter',
  stockpile:
    'guardado guardando guardadas juntando juntado acumul* reunido escondidas compre+la+cuerda tengo+suficientes suficientes contado+las he+contado',
  taken:
    'me+tome me+he+tomado tome tomado tragado me+trague bebido me+bebi ingerido se+ha+tomado se+tomo se+trago me+acabo+de+tomar sobredosis',
  pills:
    'pastill* pildor* comprimid* gotas blister somnifer* tranquilizant* ansiolitic* antidepresiv* medicamentos medicinas medicacion paracetamol ibuprofeno lorazepam diazepam alprazolam clonazepam rivotril orfidal trankimazin frasco caja+entera emojipill insulina',
  too_many:
    'demasiad* todas+juntas de+golpe toda+la+caja caja+entera frasco+entero un+monton puñado punado veinte treinta cuarenta cincuenta sobredosis de+mas',
  cut: 'acabo+de+cortar cortarme me+corto me+corte me+he+cortado me+estoy+cortando cortes+en me+autolesion* hacerme+daño hacerme+dano me+hago+dano me+lastimo lastimarme quemarme+con me+quemo arañarme+hasta ranarme herirme golpearme+la+cabeza',
  blood: 'sangre sangr* emojiblood hemorragia',
  now: 'ahora hoy esta+noche anoche ya+mismo ahora+mismo en+este+momento en+un+rato dentro+de+una+hora acabo ya+no+hay minutos esta+tarde',
  when: 'mañana manana lunes martes miercoles jueves viernes sabado domingo despues+de+navidad despues+del proxima+semana antes+del cumpleaños cumpleanos fin+de+mes finde',
  hopeless:
    'sin+esperanza no+hay+esperanza no+hay+futuro sin+futuro no+veo+salida sin+salida no+hay+salida nada+va+a+cambiar no+va+a+mejorar no+tiene+sentido sin+sentido para+que+seguir de+que+sirve todo+negro nada+me+importa vacio+por+dentro vacia+por+dentro no+veo+futuro',
  tired_living:
    'no+puedo+mas ya+no+puedo no+aguanto+mas no+doy+mas no+doy+para+mas estoy+al+limite cansado+de+todo cansada+de+todo harto+de+todo harta+de+todo se+acabo+para+mi',
  no_reason:
    'motivo+para+vivir razon+para+vivir ningun+motivo ninguna+razon motivos+para+seguir razones+para+seguir que+hago+aqui para+que+levantarme nada+me+ata lo+unico+que+me+retiene',
  refuse_life:
    'no+quiero+vivir no+quiero+seguir+viviendo ya+no+quiero+vivir no+quiero+vivir+mas no+quiero+estar+viv*',
  goodbye_letter:
    'carta+de+despedida cartas+de+despedida nota+de+despedida notas+de+despedida carta+de+suicidio nota+suicida mensaje+de+despedida',
  only_way:
    'otra+salida unica+salida otra+solucion unica+solucion otra+manera unica+manera unica+forma otra+opcion unica+opcion',
  other_kills_self:
    'se+va+a+matar se+quiere+matar se+mata+si se+suicida dijo+que+preferiria+no dice+que+preferiria+no dicho+que+preferiria+no dijo+que+no+quiere+vivir dice+que+no+quiere+vivir dicho+que+no+quiere+vivir dijo+que+no+queria+vivir dijo+que+queria+desaparecer dice+que+quiere+desaparecer dicho+que+quiere+desaparecer quiere+matarse matarse suicidarse se+va+a+suicidar quitarse+la+vida se+va+a+tirar se+quiere+morir quiere+morirse quiere+morir se+va+a+ahorcar ahorcarse acabar+con+su+vida va+a+hacerse+daño va+a+hacerse+dano quiere+hacerse+daño quiere+hacerse+dano',
  wish_die:
    'quiero+morir quiero+morirme me+quiero+morir deseo+morir prefiero+morir ganas+de+morir ganas+de+morirme',
  hit: 'pegando golpeando me+esta+pegando me+esta+golpeando pega pego+me me+pego golpea golpes golpeo patada patadas puñetazo punetazo bofetada bofeton cachetada empuj* estrangul* ahorca+me me+ahorca manos+al+cuello mano+al+cuello moraton* moreton* me+jala+del me+arrastra tirando+cosas rompiendo+todo me+zarandea levanto+la+mano levanta+la+mano dando+golpes',
  threat:
    'amenaz* dice+que+me+mata que+me+va+a+matar me+va+a+matar va+a+matarme jura+que+me me+mata+si',
  weapon:
    'cuchillo navaja pistola escopeta machete hacha martillo gasolina acido botella+rota arma emojiknife emojigun',
  locked:
    'detras+de+la+puerta fuera+de+la+puerta encerrad* me+encerre me+ha+encerrado no+me+deja+salir atrapada no+me+dejan+salir con+llave atrincherad*',
  hiding:
    'escondid* me+escondi hablo+bajito no+puedo+hablar en+el+baño+con debajo+de+la+cama no+puedo+hacer+ruido escribo+bajo dentro+del+armario',
  aggressor:
    'marido esposo novio pareja ex padre padrastro hermano hijo papa mujer el mi+viejo suegro tio madre novia esposa madrastra mama me+pegaron me+ha+golpeado me+golpeaba me+dio+una+bofetada me+dio+una+paliza me+ha+dado+una+bofetada me+ha+dado+una+paliza',
  rape: 'violo violar* violad* violacion* violand* me+violaron me+viola abus* me+obligo me+obliga+a me+tocaba+cuando me+toco+cuando me+tocaba+de+peque* me+tocaba+de+nin* me+manosea agresion+sexual forzo',
  control:
    'me+controla revisa+el+movil me+revisa miedo+cuando+llega le+tengo+miedo tengo+miedo+de+el no+me+deja+ver me+insulta me+humilla me+sigue acosa acoso me+aisla me+quita+el+dinero me+prohibe me+vigila',
  kill_other:
    'mato+a+mi matar+a+mi mato+a+todos apuñale+a lo+mato la+mato los+mato te+mato le+mato matarlo matarla matarlos matarle lo+voy+a+matar la+voy+a+matar apuñalar* apunalar* le+pego+un+tiro pegarle+un+tiro clavarle le+clavo quemarle+la reventarle+la+cabeza cargarmelo hacerle+daño+esta me+lo+cargo que+pague atropellarlo',
  weapon_ready:
    'tengo+el+cuchillo tengo+un+cuchillo tengo+una+pistola tengo+la+pistola con+el+cuchillo+en cuchillo+en+la+mano gasolina+en+el lo+espero la+espero lo+estoy+esperando en+su+portal fuera+de+su+casa navaja+en+el',
  unconscious:
    'no+respira no+responde no+despierta no+se+despierta inconsciente convulsion* labios+azules labios+morados no+reacciona no+se+mueve espuma+por no+consigo+despertar* no+puedo+despertar* apenas+respira',
  chest:
    'dolor+en+el+pecho dolor+de+pecho pecho+me+aprieta opresion+en+el+pecho cara+torcida boca+torcida no+puedo+respirar me+falta+el+aire garganta+se+cierra lengua+hinchada cara+hinchada reaccion+alergica habla+raro',
  arm: 'brazo+izquierdo brazo+dormido mandibula',
  all_of_it: 'todas+las todos+los toda+la todo+el',
  poison:
    'lejia cloro veneno raticida anticongelante acido amoniaco detergente desatascador insecticida monoxido aguarras',
  voices:
    'voces voz+en+la+cabeza una+voz la+voz+me oigo+voces la+tele+me+habla el+diablo demonio* la+radio+me',
  command:
    'me+dicen+que me+ordena* me+manda+que me+dice+que me+mandan quieren+que+yo tengo+que+obedecer obedecer me+exigen',
  eat: 'no+como sin+comer dejado+de+comer ayun* calorias saltarme+comidas atracon* atracones no+he+comido restring* laxantes',
  purge: 'vomit* los+dedos purg* laxantes provoco+el+vomito devolver+la+comida diureticos',
  weight: 'bascula balanza peso+menos kilos gorda gordo espejo huesos adelgazar talla flaca',
  minor_age:
    'tengo+11+años tengo+12 tengo+13 tengo+14 tengo+15 tengo+16 tengo+17 tengo+doce tengo+trece tengo+catorce tengo+quince tengo+dieciseis tengo+diecisiete primero+de+la+eso segundo+de+la+eso tercero+de+la+eso cuarto+de+la+eso segundo+de+eso tercero+de+eso primero+de+bachillerato la+secundaria',
  third_kin:
    'mi+hijo mi+hija mi+hermano mi+hermana mi+madre mi+padre mi+mama mi+papa un+amigo una+amiga mi+amigo mi+amiga mi+marido mi+mujer mi+novio mi+novia mi+pareja mi+esposo mi+esposa mi+abuelo mi+abuela un+compañero una+compañera mi+compañer* mi+companer* mi+primo mi+prima mi+vecin* mi+sobrin* mi+tio mi+tia mi+cuñad* mi+cunad*',
  emergency_help:
    'ayuda ayudame ayudenme ayudadme que+hago llamen llamad por+favor+ayuda auxilio socorro',
  negation: 'no nunca nadie nada sin tampoco ni jamas',
  past: 'hace+años hace+anos hace+mucho hace+meses cuando+era de+joven en+su+dia antes+de+ hace+tiempo en+la+adolescencia ya+superado ahora+estoy+bien hace+diez de+pequeñ* de+niñ* años+despues en+199* en+200* en+201* en+198*',
  fiction:
    'pelicula serie novela libro cancion comic videojuego juego podcast documental personaje protagonista capitulo noticia noticias articulo actor teatro opera ensayo poema partida jefe+final nivel netflix escena thriller guion letra cuadro museo telediario',
  work: 'trabajo jefe jefa oficina reunion plazo turno cliente compañero+de+trabajo examen tesis horas+extra proyecto factura curro',
  figurative:
    'nudo+en+la+garganta nudo+en+el+estomago vivir+con+mi vivir+con+mis acabar+conmigo tiro+de+cabeza las+venas+con vivir+aqui vivir+alli vivir+en+esta tiro+debajo ventana+del+navegador acabar+con+el acabar+con+la acabar+con+los terminar+con+el terminar+con+la terminar+con+mi+novi* muero+de+risa morirse+de+risa morirme+de+risa muerto+de+risa muerta+de+risa muertos+de+risa muero+de+vergüenza muero+de+verguenza morirme+de+verguenza morir+de+verguenza muerta+de+verguenza muerto+de+verguenza muero+de+sueño muero+de+sueno muerto+de+sueno muerta+de+sueno muero+de+hambre muerto+de+hambre muerta+de+hambre muero+de+sed muero+de+frio muerta+de+frio muerto+de+frio muero+de+calor muero+de+amor muero+de+ganas muero+por+ me+muero+por muero+de+aburrimiento muerta+de+cansancio muerto+de+cansancio muerta+de+miedo muerto+de+miedo muerto+de+cansado morirse+de+gusto para+morirse me+mata+el me+matan+los me+matan+las me+mata+la me+mata+este me+esta+matando+el mi+madre+me+mata mi+madre+me+va+a+matar mi+mama+me+mata mi+mama+me+va+a+matar mi+jefe+me+mata mi+jefa+me+mata mi+jefe+me+va+a+matar me+mata+si+llego matar+el+tiempo matando+el+tiempo matar+el+gusanillo mato+por+un+ mataria+por+un mataria+por+una matarme+a+trabajar me+mato+a+trabajar me+mato+estudiando matarme+estudiando matarme+a+estudiar me+mato+en+el+gym mosquita+muerta punto+muerto naturaleza+muerta hora+muerta horas+muertas peso+muerto lengua+muerta tragame+tierra un+infarto casi+me+da+un+infarto infarto+cuando me+dio+algo me+tiro+en+el+sofa tirarme+en+el+sofa me+tire+en+el+sofa tirarme+al+sofa me+tiro+a+la+piscina tirarse+a+la+piscina saltar+de+alegria me+pego+un+tiro+si pegarme+un+tiro+con+este ahorcad*+con ahogado+de+deudas suicidio+comercial suicidio+politico emojilaugh bateria+muerta movil+muerto telefono+muerto se+me+murio+la+planta se+murio+el+movil se+me+murio+el+movil murio+la+lavadora muerto+viviente dia+de+muertos dia+de+los+muertos pan+de+muerto cortarme+el+pelo me+corte+el+pelo me+corto+el+pelo me+corte+el+dedo+cocinando no+te+cortes',
  joy: 'feliz contento contenta boda fiesta aprobe aprobado nacio emojiwarm vacaciones risa rei reir por+fin ilusion genial orgullos*',
  deny: 'era+broma es+broma bromeaba estoy+bien olvidalo dejalo no+es+nada no+pasa+nada no+te+preocupes no+lo+haria exageraba tranquil* todo+bien ya+paso ni+caso',
  reported:
    'forma+de+hablar manera+de+hablar una+manera+de+decir de+broma en+broma en+serio+mi se+lo+tomo+en+serio me+tomo+en+serio tomaron+en+serio es+un+decir frase+hecha ironi* sarcas*',
  pet_thing:
    'perro perra gato gata planta albahaca movil bateria portatil ordenador computadora coche carro pez peces hamster servidor lavadora caldera mosquito mosquitos hormigas ratones raton cucarachas conejo plantas orquidea tortuga arañas router impresora nevera',
  medical_job:
    'enfermer* ambulancia planta+de+oncologia urgencias uci medic* cirujan* socorrista practicas voluntari* auxiliar veterinari* curso+de+primeros simulacro maniqui residencia',
  grief:
    'funeral entierro duelo murio fallecio fallecido cementerio velatorio velorio perdi+a+mi aniversario cenizas se+nos+fue',
  everyday:
    'dedo cebolla* afeit* folio papel mandolina tirita curita pelo uñas cena comida compra cocina gimnasio tren autobus colegio deberes vecino recibo alquiler playa lluvia futbol receta jardin',
};
