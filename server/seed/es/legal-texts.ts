import { RETENTION_DAYS } from '../../repositories/retention';
import { deviceItems } from './device-texts';

export const legalPrivacy = `<p><strong>Texto de muestra.</strong> Esta política describe lo que hace el programa de esta tienda. El abogado de la tienda
  debe revisarla y completarla antes de que la usen clientes de verdad.</p>
  <p>Último cambio: 28 de noviembre de 2026. En esta política, «nosotros» es SPS Flooring.</p>
  <h2>En breve</h2>
  <ul>
    <li>Recogemos lo que hace falta para un pedido, una entrega y la respuesta a su mensaje.</li>
    <li>Los números de tarjeta van al proveedor de pagos. Nunca llegan a nuestro servidor ni se quedan en él.</li>
    <li>No vendemos datos personales y no usamos rastreadores de publicidad.</li>
    <li>La tienda guarda una copia del catálogo en su dispositivo para funcionar sin señal. Usted puede borrarla.</li>
  </ul>
  <h2>Lo que usted nos da</h2>
  <table>
    <thead><tr><th scope="col">Cuándo</th><th scope="col">Qué</th><th scope="col">Para qué</th></tr></thead>
    <tbody>
      <tr><td>Crea una cuenta</td><td>Nombre, correo electrónico, contraseña</td><td>Para iniciar su sesión. Las contraseñas se guardan solo como un hash con sal</td></tr>
      <tr><td>Añade una dirección</td><td>Destinatario, dirección, teléfono celular, posición en el mapa</td><td>Para calcular la distancia y entregar</td></tr>
      <tr><td>Mide habitaciones con la sesión iniciada</td><td>Medidas, nombres, notas, pisos elegidos, un código postal</td><td>Para tenerlas en sus otros dispositivos</td></tr>
      <tr><td>Llena un carrito o hace un pedido</td><td>Productos, cajas, precios, código promocional, recogida o entrega, instalación</td><td>Para darle lo que pidió y llevar las cuentas</td></tr>
      <tr><td>Paga</td><td>Referencia del pago, monto y estado</td><td>Para unir pago y pedido</td></tr>
      <tr><td>Pide muestras, donde la tienda las envía</td><td>Pisos, nombre, dirección, teléfono, correo electrónico</td><td>Para enviarlas, una vez y no sin fin a una misma casa</td></tr>
      <tr><td>Nos escribe</td><td>Nombre, correo electrónico, mensaje</td><td>Para responder</td></tr>
    </tbody>
  </table>
  <h2>Lo que el sitio maneja por sí mismo</h2>
  <p>Nuestro servidor ve su dirección de internet y las páginas pedidas, como todo servidor web. Las usamos para mantener el servicio en marcha, limitar
    los intentos de inicio de sesión y encontrar fallas. Los inicios de sesión fallidos y otros hechos que importan para la seguridad se anotan con su
    dirección de internet y una marca que representa la cuenta, no con su correo electrónico. En su dispositivo se crea una vez un número al azar; distingue dos
    dispositivos de una cuenta, deja entrar a un dispositivo que usted ya usó y no contiene nada sobre usted. La página de su cuenta muestra los
    dispositivos con sesión iniciada, por el nombre que se da el navegador.</p>
  <h2>Lo que se guarda en su dispositivo</h2>
  <ul>
    ${deviceItems}
    <li><strong>Hasta que se cierra la pestaña:</strong> hasta dónde había bajado, y si una página tuvo que cargarse otra vez.</li>
  </ul>
  <p>En una tableta compartida o de la tienda, cierre sesión al terminar. Borrar los datos del sitio en el navegador borra todo lo anterior, también los
    cambios del carrito que no se han enviado.</p>
  <h2>Cookies</h2>
  <p>Usamos dos clases, las dos necesarias para que el sitio funcione, así que no hay aviso de consentimiento. Una cookie de inicio de sesión, que los
    programas de la página no pueden leer, renueva su sesión. La cookie XSRF-TOKEN, o __Host-XSRF-TOKEN, protege los formularios de que otros sitios los envíen. No usamos
    cookies de análisis ni de publicidad. El proveedor de pagos puede usar las suyas para prevenir fraudes.</p>
  <h2>Quién más recibe datos</h2>
  <ul>
    <li><strong>Proveedor de pagos con tarjeta:</strong> datos de la tarjeta, monto, código postal. Para ellos vale su propia política de privacidad.</li>
    <li><strong>Búsqueda de direcciones y distancia por carretera:</strong> el texto de la dirección que escribe, y las posiciones de la tienda y de la
      entrega en el mapa. Las consultas pasan por nuestro servidor donde la tienda lo ha dispuesto así.</li>
    <li><strong>Mapa:</strong> si abre el mapa, su proveedor ve su dirección de internet.</li>
    <li><strong>Enlace de chat:</strong> si envía una consulta con el botón de chat, se abre un servicio de mensajes con el texto que escribió, y allí decide
      usted si lo envía.</li>
    <li><strong>Transportistas e instaladores:</strong> nombre, dirección, teléfono y las cajas que hay que traer o colocar.</li>
    <li><strong>Proveedores de alojamiento y de correo</strong> que trabajan para nosotros, y autoridades cuando la ley nos obliga.</li>
  </ul>
  <h2>Cuánto tiempo</h2>
  <p>Los pedidos y las facturas se guardan mientras lo piden la ley de impuestos y los reclamos de garantía; la tienda debe indicar aquí el plazo. Los mensajes
    se borran a los ${(RETENTION_DAYS.messages / 365) * 12} meses, los pedidos de muestras a los ${(RETENTION_DAYS.samples / 365) * 12} meses, las direcciones que usted quita a los ${RETENTION_DAYS.removedAddresses} días, la dirección y el teléfono de un pago que no llegó a
    pedido a los ${RETENTION_DAYS.unpaidCheckouts} días, los proyectos de habitaciones que usted borra a los ${RETENTION_DAYS.removedProjects} días, las copias de los correos que le enviamos a los ${RETENTION_DAYS.writtenMails} días, las copias de
    toda la tienda que se hacen antes de cambiar sus páginas a los ${RETENTION_DAYS.contentBackups} días, y un número de dispositivo que no se ha usado a los ${RETENTION_DAYS.knownDevices} días. Las sesiones terminan cuando
    cierra sesión o tras 30 días sin uso, y sus registros se borran ${RETENTION_DAYS.ended} días después. Todo esto ocurre solo. Puede pedirnos que borremos la cuenta; los registros de
    pedidos que debemos guardar se quedan, sin usarse para nada más.</p>
  <h2>Sus opciones</h2>
  <p>Puede verlo todo sin una cuenta. Puede preguntar qué guardamos sobre usted, hacerlo corregir, recibir una copia o hacerlo borrar.
    <a href="/contact-us">Escríbanos</a> aquí o a hello@spsflooring.example. Comprobaremos que la solicitud viene de usted y responderemos en 30
    días.</p>
  <h2>Seguridad y menores</h2>
  <p>Las conexiones con el sitio público están pensadas para ir cifradas, las llaves se guardan como hashes, y en la tienda solo tiene acceso quien lo
    necesita. Ningún sistema es del todo seguro; si una falla le afecta, se lo diremos como manda la ley. La tienda es para adultos y no recoge a sabiendas
    datos de menores de 13 años.</p>
  <h2>Cambios</h2>
  <p>Cuando la política cambia, cambiamos la fecha de arriba. Si un cambio afecta datos que usted ya nos dio, antes se lo diremos por correo.</p>`;

export const legalTerms = `<p><strong>Texto de muestra.</strong> Estas condiciones corresponden a cómo funciona esta tienda. El abogado y el asesor de impuestos de la
  tienda deben revisarlas y completarlas antes de que las usen clientes de verdad.</p>
  <p>Último cambio: 1 de noviembre de 2026. «Nosotros» es SPS Flooring; «usted» es la persona o la empresa que hace el pedido.</p>
  <h2>1. Productos, fotos y muestras</h2>
  <p>Las páginas de producto indican medida, grosor, capa de uso y área como están impresos en la caja. Las imágenes se calculan o se toman con una sola luz y
    se ven en muchas pantallas, así que el color en su dispositivo es solo una guía. Las lamas de un producto difieren a propósito, como dice la variación
    del dibujo en la página, y los lotes difieren un poco. Mire una muestra antes de pedir. Las cifras marcadas como datos de demostración no son
    promesas.</p>
  <p>«Impermeable» describe la lama, a la que no daña el agua sobre su superficie. No significa que un piso detenga el agua de una losa o una pared, y no
    cubre inundaciones, fugas ni vapor que viene de abajo.</p>
  <h2>2. Cantidades y precios</h2>
  <ul>
    <li>Los pisos se venden en cajas enteras. Vale el precio por caja; el precio por pie cuadrado está redondeado para comparar.</li>
    <li>La calculadora ayuda con las cajas y el desperdicio. Usted responde por las medidas que anota.</li>
    <li>Los precios son en dólares de EE. UU. sin impuestos. El carrito muestra impuestos estimados; los que se deben dependen de dónde recibe la mercancía y
      de la ley de ese momento.</li>
    <li>Los códigos promocionales rebajan solo el total de los artículos, uno por pedido y dentro de sus fechas.</li>
    <li>Si un precio estaba claramente mal, se lo diremos antes de enviar y usted puede cancelar con reembolso completo.</li>
  </ul>
  <h2>3. Pedido y pago</h2>
  <p>Para pedir necesita una cuenta. El pedido queda hecho cuando el proveedor de pagos informa que el pago se completó y la tienda confirma el pedido. Los
    cambios hechos sin conexión son solo una lista de deseos hasta que se envían y se revisan el precio y las existencias. Las tarjetas las maneja el
    proveedor de pagos. Si un pago se completó y no aparece un pedido, <a href="/contact-us">escríbanos</a>; la referencia del pago nos deja
    encontrarlo.</p>
  <h2>4. Recogida</h2>
  <p>Espere nuestro mensaje de que el pedido está listo. Traiga una identificación con foto y un vehículo que pueda llevar el peso. Cargar y sujetar la carga
    en su vehículo es responsabilidad suya, y también el riesgo una vez cargadas las cajas. Los pedidos que no se recogen en 30 días pueden cancelarse y
    reembolsarse como una devolución.</p>
  <h2>5. Entrega</h2>
  <ul>
    <li>El cargo es por tarima de hasta 55 cajas, según la distancia por carretera desde nuestra tienda. Donde el carrito dice que le llamaremos, la entrega se
      acuerda y se cotiza por teléfono antes de enviar nada.</li>
    <li>La entrega es hasta la acera, en camión. La plataforma elevadora, el acceso limitado, un segundo intento o llevar las cajas adentro pueden costar más, y
      se lo decimos antes cuando podemos saberlo.</li>
    <li>Las fechas son estimadas. No reserve un instalador antes de revisar las cajas.</li>
    <li>Cuente las cajas, anote faltantes o daños en el recibo y tome fotos antes de firmar. Informe los daños ocultos en 5 días y antes de colocar. Las
      <a href="/blog/five-delivery-day-checks">revisiones del día de la entrega</a> ayudan.</li>
  </ul>
  <h2>6. Instalación por nosotros</h2>
  <p>Si elige la instalación, su cargo es la tarifa por pie cuadrado por los pies cuadrados de todas las cajas pedidas. Cubre colocar lamas de clic sobre una losa
    plana, seca y lista, los cortes, la junta de dilatación y volver a poner el zócalo existente. Quitar, nivelar, medir humedad, trabajar con adhesivo,
    escalones, molduras, puertas y muebles se cotizan tras una visita. Si la visita muestra que el piso no se puede colocar como se pidió, usted puede
    elegir una solución cotizada o el reembolso del cargo de instalación. Los permisos y la aprobación de la asociación le tocan a usted.</p>
  <h2>7. Instalación por usted o por otros</h2>
  <p>Siga el folleto de la caja; vale más que nuestras guías. Revise cada lama antes de ponerla. Una lama puesta cuenta como aceptada en cuanto a defectos
    visibles. Guarde las lecturas de humedad y la etiqueta de una caja.</p>
  <h2>8. Cancelación y devoluciones</h2>
  <ul>
    <li>Puede cancelar sin costo hasta que el pedido se haya dado al transportista o preparado como pedido especial.</li>
    <li>Las cajas completas, sin abrir y sin daño, del mismo lote pueden volver en 30 días desde que las recibió, con la factura. Reembolsamos el precio de la
      caja y sus impuestos en los 10 días siguientes a revisarlas.</li>
    <li>Cajas abiertas, lamas cortadas o puestas, adhesivos y pedidos especiales no se pueden devolver, salvo que estén defectuosos.</li>
    <li>Una entrega ya hecha no se reembolsa, y el flete de vuelta es suyo, salvo que hayamos enviado mercancía equivocada o defectuosa.</li>
  </ul>
  <h2>9. Garantía</h2>
  <p>Cada producto lleva la garantía limitada de su fabricante, disponible antes de la compra si la pide. Por lo general excluye instalación incorrecta, humedad por
    encima del límite indicado, base adicional, abolladuras, rayones y decoloración. Para un reclamo, envíenos el número de pedido, el número de lote, fotos y
    sus lecturas de humedad. Nada en estas condiciones quita derechos que la ley le da y que no nos permite limitar.</p>
  <h2>10. Responsabilidad</h2>
  <p>Hasta donde la ley lo permite, nuestra responsabilidad por un pedido se limita a lo que usted pagó por él, y no respondemos por tiempo perdido, alquileres ni
    otras pérdidas indirectas. Esto no vale para lesiones, fraude o intención.</p>
  <h2>11. Su cuenta y este sitio</h2>
  <p>No comparta su contraseña y avísenos si otra persona la ha usado. Cierre sesión en dispositivos compartidos. Las guías y los artículos son consejos generales y no
    reemplazan una mirada a su edificio. Los textos y las fotos de este sitio no se pueden volver a publicar sin nuestro permiso.</p>
  <h2>12. Ley y cambios</h2>
  <p>Vale la ley de Florida, y son competentes los tribunales del condado de Miami-Dade, salvo que la ley del consumidor diga otra cosa. Las condiciones que se muestran
    cuando hace el pedido valen para ese pedido. ¿Preguntas? <a href="/contact-us">Escríbanos</a>. Estas condiciones se tradujeron del inglés; si difieren, vale el texto en
    inglés, hasta donde la ley lo permite.</p>`;
