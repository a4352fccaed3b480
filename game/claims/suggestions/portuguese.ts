import type { Suggestions } from '../advice.ts'

export const SUGGESTIONS: Suggestions = {
  guarantee: 'Comigo foi assim. Não sei como vai ser com você.',
  cure: 'É um creme com manteiga de karité. Sobre a sua saúde, pergunte a um médico.',
  medicine: 'Pergunte ao seu médico antes de mudar algo nos seus remédios.',
  body: 'É uma bebida de que gosto de manhã. O que ela contém está no rótulo.',
  undisclosed: 'Eu vendo este creme, então ganho algo se você comprar.',
  offer: 'Estou no marketing de rede e procuro pessoas que queiram vender comigo. Recebo algo se você entrar.',
  curiosity: 'Vendo cosméticos e ganho algo quando você compra.',
  sum: 'Peça a mim a declaração de ganhos; ela mostra o que costuma sobrar depois dos custos.',
  easy: 'Vendo para pessoas que conheço. Toma horas por semana, tem custos, e muitos que começam não ganham nada.',
  dream: 'Dedico duas noites por semana a isto, além do meu trabalho. Pergunte quanto custa e o que eu vendo.',
  fromHome: 'Vendo cuidados para a pele a clientes, quase sempre à noite. Há custos e toma horas.',
  pressure: 'Leve o tempo que precisar. A oferta é a mesma na semana que vem.',
}
