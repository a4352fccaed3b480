import type { Suggestions } from '../advice.ts'

export const SUGGESTIONS: Suggestions = {
  guarantee: 'Bei mir war es so. Wie es bei dir wird, weiß ich nicht.',
  cure: 'Es ist eine Creme mit Sheabutter. Bei allem zu deiner Gesundheit frag bitte einen Arzt.',
  medicine: 'Frag bitte deinen Arzt, bevor du etwas an deinen Medikamenten änderst.',
  body: 'Es ist ein Getränk, das ich morgens mag. Was drin ist, steht auf dem Etikett.',
  undisclosed: 'Ich verkaufe diese Creme und verdiene also etwas, wenn du sie kaufst.',
  offer:
    'Ich bin im Network-Marketing und suche Leute, die mit mir verkaufen möchten. Ich bekomme etwas, wenn du mitmachst.',
  curiosity: 'Ich verkaufe Kosmetik und verdiene etwas, wenn du kaufst.',
  sum: 'Frag mich nach der Einkommensübersicht. Sie zeigt, was den Leuten nach den Kosten meist bleibt.',
  easy: 'Ich verkaufe an Leute, die ich kenne. Es braucht jede Woche Stunden, es kostet etwas, und viele, die anfangen, verdienen nichts.',
  dream: 'Ich mache das an zwei Abenden in der Woche, neben meinem Job. Frag mich, was es kostet und was ich verkaufe.',
  fromHome: 'Ich verkaufe Hautpflege an Kunden, meist abends. Es gibt Kosten, und es braucht Stunden.',
  pressure: 'Nimm dir die Zeit, die du brauchst. Das Angebot gilt nächste Woche genauso.',
}
