import type { Suggestions } from '../advice.ts'

export const SUGGESTIONS: Suggestions = {
  guarantee: 'A mí me fue así. No puedo saber cómo te irá a ti.',
  cure: 'Es una crema con manteca de karité. Para cualquier cosa de tu salud, pregunta a un médico.',
  medicine: 'Pregunta a tu médico antes de cambiar algo de tus medicamentos.',
  body: 'Es una bebida que me gusta por la mañana. Lo que lleva está en la etiqueta.',
  undisclosed: 'Vendo esta crema, así que gano algo si la compras.',
  offer: 'Trabajo en marketing en red y busco personas que quieran vender conmigo. Recibo algo si te unes.',
  curiosity: 'Vendo cosméticos y gano algo cuando compras.',
  sum: 'Pídeme la declaración de ingresos; muestra lo que suele quedar después de los gastos.',
  easy: 'Vendo a gente que conozco. Lleva horas cada semana, tiene gastos y muchos de los que empiezan no ganan nada.',
  dream: 'Hago esto dos tardes por semana, además de mi trabajo. Pregúntame cuánto cuesta y qué vendo.',
  fromHome: 'Vendo cuidado de la piel a clientes, sobre todo por las tardes. Hay gastos y lleva horas.',
  pressure: 'Tómate el tiempo que necesites. La oferta es la misma la semana que viene.',
}
