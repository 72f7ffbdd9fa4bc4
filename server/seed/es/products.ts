/** By the English color; the series before it is a name and stays. */
export const colours: Readonly<Record<string, string>> = {
  'Natural Oak': 'Roble natural',
  'Sandy Oak': 'Roble arena',
  'Driftwood Grey': 'Gris madera de mar',
  'Honey Hickory': 'Nogal americano miel',
  'Weathered Walnut': 'Nogal envejecido',
  'Pale Ash': 'Fresno pálido',
  'Coastal Maple': 'Arce costero',
  'Limewash Oak': 'Roble encalado',
  'Smoked Oak': 'Roble ahumado',
  'Toasted Pecan': 'Pecán tostado',
  'Greige Oak': 'Roble gris beige',
  'Saddle Hickory': 'Nogal americano cuero',
  'Charcoal Oak': 'Roble carbón',
  'Wheat Oak': 'Roble trigo',
  'White Oak Natural': 'Roble blanco natural',
  'Bleached Oak': 'Roble decolorado',
  'Sun-Washed Oak': 'Roble lavado por el sol',
  'Cedar Brown': 'Marrón cedro',
  'Silver Birch': 'Abedul plateado',
  'Amber Oak': 'Roble ámbar',
  'Ivory Oak': 'Roble marfil',
  'Barrel Oak': 'Roble de barrica',
  'Walnut Brown': 'Marrón nogal',
  'Fog Oak': 'Roble niebla',
  'Cottage Oak': 'Roble de cabaña',
  'Rustic Pine': 'Pino rústico',
  'Maple Cream': 'Arce crema',
  'Dune Oak': 'Roble duna',
  'Estate Oak': 'Roble señorial',
  'Farmhouse Hickory': 'Nogal americano de granja',
  'Linen Oak': 'Roble lino',
  'Cream Travertine': 'Travertino crema',
  'Grey Slate': 'Pizarra gris',
  'Concrete Mist': 'Concreto bruma',
  'Sand Limestone': 'Caliza arena',
  'White Marble Look': 'Mármol blanco',
  'Pewter Stone': 'Piedra peltre',
  'Terrazzo Light': 'Terrazo claro',
  Walnut: 'Nogal',
  'Plain Oak': 'Roble liso',
  'Grey Elm': 'Olmo gris',
  'Studio Oak': 'Roble estudio',
  'Studio Walnut': 'Nogal estudio',
  'Studio Ash': 'Fresno estudio',
  'Loft Oak': 'Roble loft',
  'Loft Grey': 'Gris loft',
};

/** By product id. */
export const productDescriptions: Readonly<Record<number, string>> = {
  101: `Roble beige miel cálido, con veta en arcos y poros finos. Las lamas varían un poco, así que el piso se ve tranquilo sin
    parecer impreso. Con 12 mil va bien en dormitorios, salas y alquileres; elija 20 mil si hay perros grandes o es una tienda.`,
  102: `Un roble color arena, de veta discreta y casi recta. El poco contraste disimula el polvo y la arena de la playa entre una
    barrida y otra, y combina bien con molduras blancas y ratán.`,
  103: `Roble que el tiempo volvió gris, con veta cepillada y marcas leves de sierra. Las lamas van de ceniza a gris topo, así que abra
    tres cajas y mézclelas. La textura esconde las migas, pero retiene algunas más que un piso liso.`,
  104: `Nogal americano en tonos miel, con lamas pálidas junto a otras oscuras y veteadas. Ese cambio fuerte es su gracia: mire varias
    lamas juntas antes de decidir. Bueno para una sala familiar de paredes lisas.`,
  105: `Nogal marrón grisáceo de veta gastada y seca. Es lo bastante oscuro para dar base a una habitación clara y perdona el polvo.
    Capa de uso de 12 mil: ponga fieltros bajo las sillas del comedor.`,
  106: `Fresno pálido con arcos bien dibujados sobre un fondo cremoso. Ilumina las habitaciones que dan al norte o a la pared del vecino.
    Los pisos claros muestran el pelo oscuro de las mascotas y esconden la arena clara.`,
  107: `Arce claro de veta fina y pareja, casi sin nudos. Las lamas son de tono cercano, y una habitación pequeña se lee como una sola
    superficie. Con una capa de uso de 20 mil sobre un núcleo de 6 mm aguanta perros, cocinas y pies de playa.`,
  108: `Roble beige con la veta rellena de blanco, como frotada con cal. Da textura sin dar color y va con paredes frías y cálidas.
    20 mil: puede ir en cocinas y oficinas pequeñas.`,
  109: `Roble marrón profundo de veta abierta y bien marcada. Enmarca bien los muebles y las alfombras claras. Los pisos oscuros muestran
    el polvo y las gotas secas antes que los tonos medios: cuente con barrer más seguido junto a una ventana con sol.`,
  110: `Pecán en un marrón medio cálido con vetas suaves más claras. El cambio moderado entre lamas da aire de casa antigua. El tono
    medio es de los que más fácil se mantienen limpios a la vista.`,
  111: `Roble a medio camino entre gris y beige, de veta tranquila. Es el color que conviene probar cuando las paredes son frías y los
    muebles cálidos, porque no se pelea con ninguno. Variación leve, 20 mil.`,
  112: `Nogal americano marrón cuero, con cambio fuerte de claro a oscuro y nudos pequeños. Esconde las marcas en pasillos y habitaciones con
    niños. Mezcle al menos tres cajas para que las lamas oscuras no se junten en una esquina.`,
  113: `Roble casi negro, de veta abierta que se siente con la mano. Se ve nítido con paredes blancas y piedra clara. Se notarán el polvo y el
    pelo claro, y conviene dar sombra: los pisos oscuros se calientan detrás de un vidrio.`,
  114: `Roble de un amarillo trigo claro con arcos bien marcados. Da calidez a habitaciones de luz fría o paredes grises. Capa de uso de
    20 mil sobre un núcleo rígido de 6 mm con base adherida.`,
  115: `Roble blanco de tono natural en una lama de 9 in de ancho y 5 ft de largo, con veta abierta y unos pocos nudos pequeños. Menos juntas
    dejan correr la veta, y eso conviene a los espacios abiertos. 7 mm en total, con base de 1.5 mm.`,
  116: `Roble muy claro y tranquilo, decolorado casi hasta el crema. Las lamas anchas agrandan la habitación y llevan la luz del día hasta
    el fondo. Variación leve; pruébelo junto a sus gabinetes, porque hace ver amarillo el blanco hueso.`,
  117: `Roble pajizo claro de veta suave, como madera que pasó años al sol. Cálido pero no naranja, funciona en habitaciones con mucho
    blanco. 20 mil para mascotas y cocinas abiertas.`,
  118: `Aspecto de cedro marrón rojizo, de veta fina y recta en lamas anchas. Las lamas van del rojizo al cacao: póngalo donde quiera color.
    Combina con lino, cuero y metal oscuro más que con muebles de madera roja.`,
  119: `Abedul gris plata con dibujo suave y ondulado y poco contraste. Se mantiene neutro en la luz fuerte de Florida, donde muchos grises
    se vuelven azules. Lamas anchas, 20 mil, variación leve.`,
  120: `Roble marrón dorado con un tono ámbar cálido. Luce mejor con lámparas de noche y junto a verde oscuro, azul marino o ladrillo.
    Compárelo primero con las puertas de madera que ya tiene, porque dos ámbares cercanos pueden chocar.`,
  121: `Roble crema claro en lamas de casi 6 ft de largo. Las lamas son casi iguales, y el trabajo lo hace el largo: pocas juntas en los
    extremos y un campo tranquilo. 8 mm con capa de uso de 22 mil; el contrapiso debe ser plano, porque las lamas largas perdonan menos.`,
  122: `Roble marrón con vetas oscuras y nudos, como las duelas de una barrica vieja. El cambio moderado de lama a lama mantiene viva una
    habitación grande. Núcleo de 8 mm, 22 mil, lamas de casi 6 ft de largo.`,
  123: `Nogal chocolate de veta fluida en lamas extralargas. Le da peso a una sala grande y se ve bien con luz cálida. Seque los derrames
    para que no queden manchas visibles en el tono oscuro.`,
  124: `Un roble gris claro y brumoso, de poco contraste. En lamas de casi 6 ft se lee como una superficie fresca y pareja en todo un espacio
    abierto. Acompáñelo con bombillas cálidas: las frías pueden hacerlo ver plano.`,
  125: `Roble tostado de casa de campo, con nudos y cambio moderado entre lamas. El núcleo espumado se siente más cálido y blando que el SPC y
    lleva menos ruido de pasos a la habitación. Ponga copas anchas bajo las patas del piano y del sofá: el WPC se abolla antes.`,
  126: `Pino de anillos marcados y nudos redondos en tono miel. Tiene la soltura del piso de una cabaña y esconde bien las marcas pequeñas.
    8 mm con núcleo blando: su lugar son los dormitorios y las salas familiares, no un taller.`,
  127: `Arce crema, liso y casi sin dibujo. Es un piso de dormitorio que descansa la vista y deja mandar a las alfombras estampadas. Lamas
    casi iguales; el núcleo acolchado es amable con los pies descalzos.`,
  128: `Roble beige seco de veta cepillada, cercano al color del pasto de las dunas. Un toque de gris evita que se vea amarillo junto a
    paredes blancas. Silencioso al caminar gracias al núcleo espumado y a la base de 1.5 mm.`,
  129: `Roble marrón intenso con arcos marcados en lamas de casi 6 ft de largo. Con 10 mm y una capa de uso de 28 mil es el piso más grueso
    de nuestra lista; revise el espacio bajo puertas y electrodomésticos antes de pedir.`,
  130: `Nogal americano que va del crema al marrón, con nudos, en lamas de 6 ft. El cambio fuerte necesita espacio para lucir: úselo en
    una habitación grande. Capa de uso de 28 mil sobre un núcleo cómodo para estar de pie.`,
  131: `Roble beige suave y sin teñir, parecido al lino crudo. El poco contraste y las lamas largas lo dejan en segundo plano. 10 mm de
    grosor con una capa de uso de 28 mil, para salas que se usan todo el día.`,
  132: `Travertino crema con bandas suaves y poros rellenos, bordeado por una junta clara. Las losetas de clic quedan a ras: no hay lechada que
    sellar. Más tibio que la piedra para los pies descalzos en una habitación con aire acondicionado.`,
  133: `Pizarra gris azulada de superficie partida y toques de óxido. No debe haber dos losetas vecinas iguales: mezcle las cajas. La superficie
    en relieve da algo de agarre en una entrada; séquela cuando se moje, como cualquier piso duro.`,
  134: `Concreto gris claro, de aspecto nublado y liso, con bordes tono sobre tono. Las losetas, casi iguales, dan un fondo moderno y sencillo
    sin el frío de una losa desnuda. Bueno detrás de un escritorio o bajo una isla de cocina.`,
  135: `Caliza arena de grano fino con marcas leves de conchas, un aspecto muy de aquí para un baño del sur de Florida. El tono medio cálido
    esconde el polvo y las gotas secas. Losetas de 12 x 24 in, rectas o con traba de un tercio.`,
  136: `Aspecto de mármol blanco con vetas grises suaves en losetas de 16 x 32 in y bordes finos. El mármol verdadero se mancha y hay que sellarlo;
    este no, pero tampoco se corta para encimeras ni se pone afuera. Superficie satinada clara.`,
  137: `Piedra gris peltre de grano fino y parejo en losetas grandes. Da base a cocinas blancas y esconde las pisadas de la puerta.
    Las losetas de 16 x 32 in piden una losa plana: revísela primero con una regla de 10 ft.`,
  138: `Terrazo claro con piedritas grises, tostadas y óxido, al modo de los vestíbulos antiguos de Miami. El moteado esconde migas y arena.
    Losetas grandes y casi iguales, de modo que las juntas casi desaparecen.`,
  139: `Roble beige miel cálido en lamas cortas para una espiga clásica. Cada caja trae seis piezas izquierdas y seis derechas: pida cajas
    enteras. Cuente con cerca de 20% más por los cortes: el desperdicio más alto que se puede elegir es 15%, así que anote un área mayor.`,
  140: `Espiga de roble gris niebla, de tono suave y parejo. El dibujo da movimiento y el color se queda tranquilo. Empiece desde una línea
    central y presente en seco las primeras hileras; un comienzo torcido no se puede esconder después.`,
  141: `Espiga de nogal en marrón profundo y cálido, con cambio moderado entre piezas. Convierte una entrada o un comedor en lo mejor de la
    casa. La luz a lo largo del dibujo y a través de él se ve distinta: mírelo desde los dos lados.`,
  142: `Roble miel medio de veta pareja, de 2 mm, para adhesivo en toda la superficie. Por su poca altura pasa bajo las puertas y se une a la
    cerámica sin una moldura alta. Sigue la losa al detalle, bultos incluidos: alísela primero.`,
  143: `Olmo gris de veta ondulada en arcos. Un piso sensato para alquileres: una lama mala se calienta, se levanta y se cambia. 12 mil y
    2 mm, para dormitorios y salas sobre una losa lisa.`,
  144: `Roble marrón claro y limpio, de veta recta, para estudios, tiendas y oficinas en casa. Pegado a la losa, no cede ni suena bajo las
    sillas con ruedas. Capa de uso de 20 mil, 2.5 mm de grosor.`,
  145: `Nogal marrón oscuro con vetas finas y variación leve. Pegado, da un paso firme y un perfil bajo. En un escritorio use una alfombrilla
    sin reverso de goma, porque la arenilla bajo las ruedas raya primero los pisos oscuros.`,
  146: `Fresno tostado claro con arcos marcados. Aclara oficinas profundas y tiendas, y funciona con luz de día y con paneles LED. 20 mil para
    un paso constante.`,
  147: `Roble tostado medio y cálido, de veta cepillada, en lamas pesadas de 5 mm. Se sostienen por peso y fricción, con adhesivo en el borde,
    y se levantan otra vez si hay una fuga o un inquilino nuevo. La losa debe ser plana, lisa y seca.`,
  148: `Roble gris fresco con un leve toque envejecido. Va bien en lofts, salas de espera y otros espacios que cambian de uso. Sin base y sin
    borde de clic: en un condominio pida primero el informe de sonido de todo el conjunto.`,
};
