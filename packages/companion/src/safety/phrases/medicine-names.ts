import type { Language } from '@accanto/contract';

/** Medicines by what people call them, to build expressions of, over lower case without accents. */
export const medicineNames: Readonly<Record<Language, string>> = {
  it: 'pastigli[ae]|pasticch[ae]|pillol[ae]|compress[ae]|capsul[ae]|gocce|tachipirin[ae]|paracetamolo|aspirin[ae]|tranquillant[ei]|sonnifer[oi]|ansiolitic[oi]|xanax|alprazolam|valium|diazepam|lexotan|tavor|lorazepam|rivotril|minias|stilnox|zolpidem|antidepressiv[oi]|sertralina|zoloft|prozac|seroquel|quetiapina|depakin|litio|codeina|tramadolo|ibuprofene|brufen|moment|nurofen|aulin|oki|antidolorific[oi]|farmac[oi]|medicine',
  en: 'pills?|tablets?|tabs|capsules?|paracetamols?|ibuprofens?|nurofen|advil|aleve|naproxen|tylenol|panadol|aspirins?|xanax|valium|diazepam|lorazepam|temazepam|zopiclone|zolpidem|ambien|nytol|antidepressants?|sertralines?|fluoxetine|citalopram|mirtazapine|amitriptyline|quetiapine|propranolol|pregabalin|gabapentin|lithium|codeine|co[- ]?codamol|co[- ]?dydramol|tramadol|oxycodone|painkillers?|sleepers|sleeping (?:pills|tablets)|meds',
  es: 'pastillas?|pildoras?|comprimidos?|capsulas?|gotas|paracetamol(?:es)?|gelocatil|ibuprofenos?|nolotil|enantyum|aspirinas?|lexatin(?:es)?|orfidal(?:es)?|lorazepam(?:es)?|alprazolam|clonazepam|rivotril|trankimazin|valium|diazepam|zolpidem|stilnox|sertralina|quetiapina|tramadol|tranquilizantes?|somniferos?|ansioliticos?|antidepresivos?|medicamentos|medicacion',
  nl: 'pillen|tabletten|capsules|druppels|paracetamol(?:len|s)?|ibuprofens?|naproxen|diclofenac|aspirines?|oxazepam|temazepam|diazepam|lorazepam|zolpidem|xanax|quetiapine|sertraline|citalopram|tramadol|oxycodon|codeine|slaappillen|slaaptabletten|slaapmiddelen|pijnstillers|antidepressiva|kalmeringspillen|medicijnen|medicatie',
};
