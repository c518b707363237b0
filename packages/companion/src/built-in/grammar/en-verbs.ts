/** Helping verbs, as a pattern. */
export const auxiliary =
  "(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|might|may|must|won't|can't|\\w+n't|dont|cant|wont|didnt|doesnt|isnt|wasnt|havent|hasnt)";
/** Forms of the past that are common in telling. */
export const past =
  '(?:died|lied|used|said|told|went|came|left|got|made|took|gave|saw|knew|thought|felt|kept|found|lost|met|ran|sat|stood|broke|fell|wrote|read|rang|slept|spoke|spent|bought|brought|put|let|sent|sold|hit|cut|began|drove|drank|ate|froze|forgot|forgave|hid|held|paid|threw|woke|won|shut|hung|heard|became|understood|grew|led|meant|stole|swore|blew|drew|flew|taught|caught|fought|sang|rose|wore|chose|lent|built|burnt|learnt|slid|burst|dug|fed|fled|knelt|laid|lit|rode|sank|shook|shot|shone|spun|stuck|stung|struck|swam|swept|tore|wept|dreamt|\\w{3,}ed)';
/** Verbs as they stand after "I". */
export const presentStem =
  '(?:say|think|know|want|need|like|love|hate|look|feel|keep|make|give|take|come|get|live|work|play|talk|tell|ask|call|ring|help|sleep|eat|drink|hurt|sit|stand|walk|run|read|write|laugh|smile|snore|move|stay|leave|drive|phone|text|bark|mean|seem|treat|ignore|understand|believe|remember|forget|expect|pay|send|lie|shout|scream|put|stare|go|do|pretend|act|behave|complain|miss|scare|wait|depend|turn|start|stop|end|cost|sound|owe|share|spend|hide|fight|blame|cheat|argue|joke|freak|creep|stress|terrifie|worrie|petrifie|bore|annoy|upset|bother|bug|wind|piss|exhaust|confuse)';
