import type { counterTexts as english } from '../../features/counter/counter.texts';
import { plural } from '../../domain/plural';

export const counterTexts: typeof english = {
  bar: 'Barra de la tienda',
  desk: 'Mostrador',
  deskIsOpen: 'El Mostrador está abierto en este dispositivo: su barra queda al pie de cada página hasta que usted cierre sesión allí.',
  scan: 'Código',
  rooms: 'Medir',
  quotes: 'Cotizar',
  find: 'Buscar',
  forStaff: 'Para el personal de la tienda',
  mode: 'Modo de tienda en este dispositivo',
  modeHint:
    'Código, Medir, Cotizar, Buscar y ‘Otro cliente’ quedan a mano al pie de cada página, y el catálogo completo se guarda en este dispositivo. No hace falta iniciar sesión.',
  catalogNotKept: 'No se pudo guardar el catálogo aquí. Conéctese a internet e inténtelo de nuevo al pie de la página.',
  shortWord: (characters) => `Escriba al menos ${characters} letras o dígitos.`,
  wordSet: 'La palabra del personal quedó puesta en este dispositivo.',
  newWord: 'Nueva palabra del personal',
  setWord: 'Poner la palabra',
  wordOpens: 'Abre las cotizaciones de clientes anteriores en este dispositivo, por número o nombre.',
  nextCustomer: 'Otro cliente',
  notDone: 'No se pudo hacer. Cierre la tienda, ábrala de nuevo y pulse ‘Otro cliente’ otra vez.',
  begin: '¿Empezar con otro cliente?',
  goes: 'Esto se borra del dispositivo:',
  quotesStay: 'Las cotizaciones se quedan: se encuentran de nuevo en Cotizaciones, con la palabra del personal.',
  stay: 'Seguir con este cliente',
  lostRooms: (projects) => `las habitaciones de ${projects} ${plural(projects, 'proyecto', 'proyectos')}, si no están en una cotización`,
  lostSamples: (floors) => `${floors} ${plural(floors, 'piso elegido', 'pisos elegidos')} para muestras`,
  lostMessage: 'un mensaje escrito y no enviado',
  unsent: (things) => `${things} sin llegar a la tienda`,
};
