import { legalPrivacy, legalTerms } from './legal-texts';
import type { AboutSeed, BannerSeed, CategorySeed, HomeTextsSeed, SettingsSeed, TestimonialSeed } from '../seed-shapes';

type Words<Seed, Names extends keyof Seed> = Readonly<Pick<Seed, Names>>;

/** In the order of the English ones, as all lists here. */
export const categories: readonly Words<CategorySeed, 'title' | 'descriptionHtml'>[] = [
  {
    title: 'Lamas de clic (SPC)',
    descriptionHtml: `<p>Lamas densas de piedra y plástico que se unen con clic y flotan sobre una losa plana. Resisten golpes y agua
      sobre la superficie, desde 12 mil para habitaciones tranquilas hasta 22 mil para las de mucho paso.</p>`,
  },
  {
    title: 'Lamas confort (WPC)',
    descriptionHtml: `<p>Lamas más gruesas de núcleo espumado: más cálidas y silenciosas al caminar que el SPC, y más livianas de
      cargar. Se abollan con más facilidad bajo muebles pesados, así que van mejor en dormitorios y salas.</p>`,
  },
  {
    title: 'Losetas tipo piedra',
    descriptionHtml: `<p>Aspecto de travertino, pizarra, caliza y concreto sobre un núcleo rígido de clic, en losetas de 12 x 24 y
      16 x 32 in. Sin lechada que sellar, y más suaves que la piedra para los pies descalzos.</p>`,
  },
  {
    title: 'Vinilo en espiga',
    descriptionHtml: `<p>Lamas cortas, en piezas izquierdas y derechas, que se unen con clic en espiga. Pida 20% más por los cortes
      junto a las paredes y cuente con más tiempo que para lamas rectas.</p>`,
  },
  {
    title: 'Vinilo pegado (LVT)',
    descriptionHtml: `<p>Lamas delgadas y flexibles, pegadas a la losa con adhesivo. No se mueven bajo sillas con ruedas y no necesitan
      junta de dilatación, pero muestran cada bulto: antes, la losa tiene que estar lisa y seca.</p>`,
  },
  {
    title: 'Colocación suelta',
    descriptionHtml: `<p>Lamas pesadas que se sostienen por su propio peso, con adhesivo solo donde la habitación lo pide. Una lama dañada
      se levanta en minutos, y por eso son prácticas para alquileres y oficinas pequeñas.</p>`,
  },
];

export const homeTexts: HomeTextsSeed = {
  flooringTitle: 'Compre por tipo',
  flooringSubTitle: 'Seis tipos de piso de vinilo. Elija el que va con su losa, su edificio y su día a día.',
  bestsellersTitle: 'Los más vendidos de la semana',
  bestsellersSubTitle: 'Los pisos que otras habitaciones estrenan, por categoría.',
  clientsSayTitle: 'Lo que dicen los clientes',
  clientsSaySubTitle: 'Reseñas de muestra, para ver dónde hablarán sus clientes.',
};

export const about: Omit<AboutSeed, 'pictureName'> = {
  bannerTitle: 'Un solo material, bien entendido',
  bannerSubTitle: 'Pisos de vinilo para las losas, los condominios y el clima del sur de Florida.',
  title: 'Vendemos pisos con datos',
  subTitle: 'Primero el color, luego la losa, luego el edificio.',
  descriptionHtml: `<p>SPS Flooring es una tienda pequeña de Doral que hace una sola cosa: lamas y losetas de vinilo. Tenemos seis
    tipos, porque seis bastan para casi cualquier habitación de aquí, desde un condominio en un tercer piso con una junta estricta hasta
    una tienda con sillas de ruedas.</p>
  <p>Cada página de producto dice de qué está hecha la lama, qué grosor tiene, cuánto cubre una caja, cuánta humedad puede medir la losa
    y qué no hace el piso. Los precios son por pie cuadrado, las cajas son enteras, y el precio de la caja es el que usted paga. Si un piso
    no va con su habitación, preferimos decirlo antes de que esté en su tarima.</p>
  <h2>Cómo trabajamos</h2>
  <ul>
    <li><strong>Medir antes que el color.</strong> El área, la planitud, la humedad y la altura de las puertas deciden qué pisos sirven.</li>
    <li><strong>Pedir una sola vez.</strong> Le ayudamos a contar las cajas con el desperdicio que pide su diseño, todas de un mismo lote.</li>
    <li><strong>Entregar en la acera, de día.</strong> El flete es por tarima y distancia; también puede recoger usted.</li>
    <li><strong>Instalar, si lo desea.</strong> Nuestro precio cubre la colocación sobre una losa lista. Lo demás se cotiza tras una visita.</li>
  </ul>`,
  extraHtml: `<h2>Lo que no prometemos</h2>
  <p>Una lama impermeable no es un piso impermeable. El agua puede pasar por los bordes, y el vapor puede subir a través de la losa. Lea
    <a href="/installation/concrete-slab-moisture-florida">cómo medir la humedad de una losa</a> antes de comprar, y
    <a href="/installation/condo-sound-underlayment">qué le pedirá la junta de un condominio</a> si abajo viven vecinos.</p>
  <p>¿No sabe por dónde empezar? <a href="/contact-us">Escríbanos</a> con el tamaño de la habitación, el edificio y una foto del piso que
    tiene ahora.</p>`,
};

export const banners: readonly Words<BannerSeed, 'title' | 'subtitle'>[] = [
  {
    title: 'Pisos de vinilo por caja.',
    subtitle: 'Lamas y losetas impermeables desde {cheapest}\u00a0/\u00a0pie², para casas del sur de Florida.',
  },
  { title: 'Hechos para las losas de Florida.', subtitle: 'Lamas rígidas y aspecto piedra para concreto, calor y pies con arena.' },
  { title: 'Véalo con su propia luz.', subtitle: 'Mire un color por la mañana y otra vez al anochecer antes de pedir.' },
];

export const testimonials: readonly TestimonialSeed[] = [
  {
    name: 'Reseña de muestra: dueña de un condominio',
    designation: 'Propietaria, Brickell (demo)',
    descriptionHtml: `<p>El edificio quería un informe de sonido antes de decir que sí. Recibí el conjunto y las cifras de la página del
      producto en un solo correo, y la junta respondió esa misma semana.</p>`,
  },
  {
    name: 'Reseña de muestra: arrendador',
    designation: 'Arrendador, Hialeah (demo)',
    descriptionHtml: `<p>Guardo dos cajas de repuesto del mismo lote para mis cuatro unidades. Cuando un inquilino quemó una lama, cambié
      esa lama y nada más.</p>`,
  },
  {
    name: 'Reseña de muestra: contratista',
    designation: 'Contratista de pisos, Doral (demo)',
    descriptionHtml: `<p>Las cuentas de cajas salen bien, las tarimas llegan rotuladas, y el límite de humedad está escrito donde se lo puedo
      mostrar al cliente. Eso me ahorra la discusión.</p>`,
  },
  {
    name: 'Reseña de muestra: pareja que lo hizo sola',
    designation: 'Propietarios, Kendall (demo)',
    descriptionHtml: `<p>Pusimos el dormitorio de visitas en un fin de semana. La primera hilera nos tomó toda la mañana, tal como avisaba la
      guía, y después fue rápido.</p>`,
  },
  {
    name: 'Reseña de muestra: dueño de un café',
    designation: 'Dueño de un café, Coral Gables (demo)',
    descriptionHtml: `<p>Aquí las sillas rozan todo el día. Elegimos vinilo pegado de 20 mil después de una llamada en la que me convencieron de no
      llevar la lama más blanda que me gustaba al principio.</p>`,
  },
  {
    name: 'Reseña de muestra: abuela',
    designation: 'Propietaria, Pembroke Pines (demo)',
    descriptionHtml: `<p>Quería algo tibio para los pies descalzos y un bebé que gatea. La lama confort lo cumple, y el sofá está sobre copas
      anchas, como me dijeron.</p>`,
  },
  {
    name: 'Reseña de muestra: administradora de edificios',
    designation: 'Administradora, Aventura (demo)',
    descriptionHtml: `<p>Comparo tres pisos en la tableta mientras estoy en la unidad, con señal o sin ella, y mando la lista desde el
      vestíbulo.</p>`,
  },
];

export const settings: Words<
  SettingsSeed,
  | 'serviceArea'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaTag'
  | 'installationDescriptionHtml'
  | 'pickUpDeliveryHtml'
  | 'agreeDeliveryHtml'
  | 'privacyPolicyHtml'
  | 'termsConditionsHtml'
> = {
  serviceArea: 'Sur de Florida',
  metaTitle: 'SPS Flooring | Lamas y losetas de vinilo en el sur de Florida',
  metaDescription:
    'Lamas de vinilo impermeables, losetas de aspecto piedra, espiga y LVT pegado por caja, con entrega e instalación en todo el sur de Florida.',
  metaTag: 'pisos de vinilo, lamas de vinilo, SPC, WPC, LVT, losetas de aspecto piedra, espiga, Miami, Doral, sur de Florida',
  installationDescriptionHtml: `<p>La instalación se cobra por pie cuadrado sobre todas las cajas de su carrito, porque los cortes y las lamas
    de repuesto también se manejan.</p>
  <h3>Incluye</h3>
  <ul>
    <li>Colocación flotante sobre una losa plana, seca y lista</li>
    <li>Cortes, la junta de dilatación y el ajuste alrededor de los marcos</li>
    <li>Volver a poner el zócalo que ya tiene</li>
  </ul>
  <h3>No incluye</h3>
  <ul>
    <li>Quitar el piso viejo, nivelar y medir la humedad</li>
    <li>Trabajo con adhesivo, escalones, transiciones y cuarto de bocel</li>
    <li>Rebajar puertas y mover muebles o electrodomésticos</li>
  </ul>
  <p>Eso lo cotizamos después de una visita. Puede quitar la instalación en el carrito.</p>`,
  pickUpDeliveryHtml: `<p><strong>Recogida:</strong> de lunes a viernes de 8 am a 5 pm, sábados de 9 am a 1 pm. Espere nuestro mensaje de que el
    pedido está listo y traiga una identificación con foto. Una caja pesa de 27 a 51 lb; unas diez cajas es todo lo que debe cargar una SUV
    familiar. <strong>Entrega:</strong> por tarima hasta la acera, en días de semana, después de acordar el día.</p>`,
  agreeDeliveryHtml: `<p>La entrega se cobra por tarima según la distancia por carretera desde nuestra tienda. Una tarima lleva hasta 55
    cajas. Alguien debe estar presente para contar las cajas y anotar cualquier daño antes de firmar. Llevar las cajas adentro no es parte
    de la entrega en la acera.</p>`,
  privacyPolicyHtml: legalPrivacy,
  termsConditionsHtml: legalTerms,
};
