import { readWords } from './grammar.ts';

/** First names that are no other word in English or Dutch: in haste they are typed small. */
const firstNames = readWords(
  `aaron abby adam adrian aisha alan alex alice alison amanda amy andrea andrew andy angela anna anne annie anouk anthony
  arjan arthur ashley audrey barbara becky benjamin bert beth bianca brenda brian bruno callum cameron carl carla carlos carmen caroline
  catherine charlie charlotte chloe chris christine claire colin connor cor daan daniel danny dave david debbie denise derek diana
  diane dirk donna dorothy duncan dylan eddie edward eline elizabeth ella ellen els emily emma eric erik esther ethan eva evelien evie femke
  fenna fiona fleur fred freya gareth gary gemma george gerard gerrit graham hanna hannah hannes hans harriet harry heather
  heidi helen henk henry hugo ian ines ineke ingrid iris isaac isabel jacob james jamie jan jane janet jasmine jason jasper
  jeff jennifer jenny jeroen jesse jessica jim joanna joe john jon jonas jonathan joost jordan jordy joris josh joshua joyce judith
  julia julie karen karel karin kate katie kees keith kelly kevin kieran kim klaas kyle lars laura lauren leah leo leonie lewis liam lianne
  lieke lily linda lisa liz logan lotte louise luca lucas lucy luuk maarten maja manon marco margaret maria marieke marijke
  marjan martijn martin mary mateo matt matthew maud megan melissa michael michelle mieke mike milan mohammed molly monique
  naomi nancy natalie natasha nathan neil nicola nicole niels nina noah noor oliver olivia oscar owen pablo pam patricia paul paula peter
  petra phil philip pieter rachel rebecca remco rhys rianne rik rita robert robin roel rory ruben ruth ryan sabine sam samantha samuel sander sandra sanne
  sara sarah sasha sean sebastian shannon sharon simon sofie sophie stefan steph stephanie stephen steve stijn stuart susan suzanne
  sven tamara tess thea theo thijs thomas tim tina tom tommy tony tracy vera vicky victoria walt wendy willem wim wouter yara yasmin
  yvonne zac zach zoe`,
);

/** 'Sunday' begins with its capital; so does 'Marco'. */
export function asName(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether a small word is somebody's first name, alone or with an "s" after an apostrophe. */
export function isFirstName(word: string): boolean {
  return firstNames.has(word.replace(/'s$/u, ''));
}
