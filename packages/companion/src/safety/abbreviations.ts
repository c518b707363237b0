import type { Language } from '@accanto/contract';

/** Chat spellings and what they stand for, on lower-case words without accents and apostrophes. */
export const abbreviations: Record<Language, ReadonlyMap<string, string>> = {
  it: read(`nn=non xke=perche xche=perche perke=perche xk=perche pk=perche cmq=comunque cmnq=comunque tt=tutto
    tutt=tutti sn=sono qlc=qualcosa qlcs=qualcosa qlcn=qualcuno qnd=quando nnt=niente x=per xo=pero k=che ke=che
    ki=chi anke=anche cn=con dv=dove ms=messaggio msg=messaggio tvb=ti voglio bene mmt=momento ank=anche
    qst=questo qsto=questo qsta=questa qll=quello nex=nessuno ness=nessuno grz=grazie risp=rispondi prof=professore
    vojo=voglio vogl=voglio vorre=vorrei morì=morire mori=morire ammazzà=ammazzare ammazza=ammazza campà=campare
    fo=faccio gg=giorni sx=sinistra dx=destra pome=pomeriggio raga=ragazzi stasè=stasera nun=non kms=uccidermi
    unalive=uccidere sewerslide=suicidio suicidà=suicidare tnt=tanto trp=troppo davv=davvero`),
  en: read(`u=you ur=your r=are y=why kms=kill myself kys=kill yourself unalive=kill unaliving=killing
    unalived=killed sewerslide=suicide idk=i dont know idc=i dont care rn=right now wanna=want to gonna=going to
    gunna=going to finna=going to gotta=have to tonite=tonight 2nite=tonight 2night=tonight
    tmrw=tomorrow tmr=tomorrow tomoz=tomorrow bc=because cuz=because cos=because coz=because cause=because
    ppl=people sth=something smth=something nothin=nothing nuthin=nothing thx=thanks ty=thanks
    pls=please plz=please w=with wo=without b4=before ffs=for fucks sake ive=i have id=i would ill=i will
    hes=he is shes=she is theyre=they are youre=you are thats=that is whats=what is isnt=is not arent=are not
    dont=do not doesnt=does not didnt=did not cant=can not cannot=can not couldnt=could not wont=will not
    wouldnt=would not shouldnt=should not havent=have not hasnt=has not hadnt=had not wasnt=was not
    werent=were not aint=am not im=i am lemme=let me gimme=give me kinda=kind of sorta=sort of dunno=do not know
    me self=myself meself=myself mesel=myself dyin=dying livin=living alot=a lot nobodys=nobody is`),
  es: read(`q=que k=que qe=que ke=que xq=porque pq=porque xk=porque porq=porque tb=tambien tmb=tambien x=por
    toy=estoy dnd=donde bn=bien d=de pa=para nd=nada tdo=todo tds=todos ns=no se nse=no se kiero=quiero
    qiero=quiero qro=quiero akbar=acabar acabr=acabar ksa=casa cnd=cuando cdo=cuando msj=mensaje grax=gracias
    grcs=gracias aki=aqui ahorita=ahora orita=ahora nomas=nomas tqm=te quiero mucho salu2=saludos kms=matarme
    unalive=matar deskansar=descansar tmp=tampoco vdd=verdad mñn=mañana mnn=manana finde=fin de semana
    tngo=tengo stoy=estoy kiere=quiere kieren=quieren nose=no se pastis=pastillas pasti=pastilla depre=depresion matao=matado cansao=cansado cansá=cansada`),
  nl: read(`ff=even egt=echt ni=niet nie=niet nt=niet niks=niets nix=niets wnr=wanneer idd=inderdaad kwil=ik wil
    kga=ik ga kben=ik ben kheb=ik heb kkan=ik kan kweet=ik weet kzit=ik zit ksta=ik sta khad=ik had kvoel=ik voel
    kmoet=ik moet mn=mijn m=hem zn=zijn k=ik da=dat wa=wat nimeer=niet meer niemeer=niet meer nimer=niet meer
    vnv=vannacht vnvd=vandaag vandg=vandaag vnavond=vanavond vanav=vanavond mss=misschien miss=misschien
    gwn=gewoon omda=omdat zelfm=zelfmoord aub=alsjeblieft svp=alsjeblieft ajb=alsjeblieft alles=alles da's=dat is
    das=dat is tis=het is t=het ie=hij kzou=ik zou zooo=zo mezelluf=mezelf meself=mezelf kms=mezelf doden
    unalive=doden ge=je gij=jij u=u uw=jouw amai=amai nimmer=niet meer eig=eigenlijk iig=in ieder geval`),
};

function read(list: string): ReadonlyMap<string, string> {
  const pairs = [...list.matchAll(/([^\s=]+)=([^=]+?)(?=\s+[^\s=]+=|\s*$)/gu)];
  return new Map(pairs.map(([, short = '', long = '']) => [fold(short), fold(long)]));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}']/gu, '')
    .trim();
}
