/** In lower case, from general knowledge of published lists. Each counts alone and with up to five digits or signs around it. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
password passwort passwd passw0rd pass passe passcode passphrase motdepasse contrasena contraseña senha parola haslo geslo salasana heslo wachtwoord lozinka sifre
login logon welcome bienvenue willkommen letmein openup opensesame access account admin administrator root superuser superman user username guest test tester testing testtest
test1test demo sample example default changeme change temp temporary secret secrets mysecret topsecret private security secure system server computer internet network windows
microsoft google facebook youtube instagram twitter myspace yahoo hotmail gmail linkedin amazon apple iphone android samsung nokia sony playstation xbox nintendo pokemon minecraft
fortnite roblox warcraft starcraft counter counterstrike halo gamer gaming player master mastermind hunter killer shadow ninja dragon dragons dragonball phoenix tiger tigers lion
lions eagle eagles falcon falcons hawk hawks wolf wolves wolfpack bear bears bulls bull cobra viper snake spider spiderman batman robin superwoman wonder wonderwoman ironman hulk
marvel avengers thor joker matrix neo trinity morpheus starwars startrek skywalker vader yoda jedi chewbacca enterprise spock gandalf frodo hobbit legolas aragorn harrypotter potter
hogwarts dumbledore hermione naruto sasuke sakura goku vegeta pikachu zelda mario luigi sonic kirby garfield snoopy mickey minnie donald goofy pluto tigger winnie pooh winniethepooh
eeyore piglet bambi simba nala stitch tinkerbell cinderella barbie hellokitty kitty kitten kittens kittycat cat cats puppy puppies doggy doggie dog dogs bulldog bulldogs rabbit
bunny hamster monkey monkeys monkeyman donkey horse horses pony ponies unicorn unicorns dolphin dolphins fish fishing turtle turtles penguin penguins panda panther panthers cheetah
jaguar jaguars leopard cougar cougars bronco broncos mustang mustangs charger chargers camaro corvette ferrari porsche lamborghini maserati mercedes bmw audi toyota honda nissan
yamaha suzuki kawasaki ducati harley harleydavidson chevrolet chevy dodge ford jeep subaru mazda volvo volkswagen hyundai kia
football futbol soccer baseball basketball hockey tennis golf golfer golfing volleyball softball rugby cricket swimming swimmer running runner skating skateboard skater surfing
surfer snowboard skiing boxing wrestling karate cycling bicycle racing racer coach champion champions winner winners victory legend legends
arsenal chelsea liverpool liverpoolfc manchester manutd manunited everton tottenham celtic rangers barcelona barca realmadrid madrid juventus milan inter ajax benfica porto
fenerbahce galatasaray besiktas flamengo corinthians palmeiras boca river america americo cowboys steelers packers patriots redskins raiders giants dodgers yankees redsox cubs
cardinals lakers celtics heat knicks warriors spurs marlins buccaneers hurricanes gators seminoles longhorns sooners buckeyes wolverines trojans spartan spartans vikings saints
ravens seahawks titans texans niners fortyniners chiefs bengals browns canucks canadiens redwings blackhawks flyers bruins
love lover lovers lovely loveme loveyou lovelife loveislife ilove iloveyou iloveu iloveme ilovegod ilovejesus ilovemom ilovemusic ilovehim iloveher iloveyoubaby iloveyouso
iloveyousomuch luvyou luv heart hearts sweetheart sweetie sweety sweet sweetness sweetpea honey honeybee honeybun sugar sugarbaby candy candycane cookie cookies cupcake chocolate
vanilla strawberry cherry cherries apples banana bananas orange oranges peach peaches lemon lime mango melon coconut pineapple blueberry raspberry pumpkin carrot potato tomato
pepper ginger cinnamon pickle pickles cheese cheeseburger burger pizza pasta noodle noodles nachos taco tacos butter peanut peanutbutter coffee teatime water whiskey vodka tequila
corona heineken budweiser guinness beer wine cocacola coke pepsi sprite mountaindew snickers skittles
baby babe babyboy babygirl babygurl babydoll babyblue babyface babylove bebe princess princesa prince prinsesa queen king kings royal angel angels angelo angela angelica angelina
angelito heaven heavens heavenly hell devil devils demon lucifer satan jesus jesuschrist christ christian god godisgood godislove godbless blessed blessing faith hope grace mercy
glory praise prayer church bible gospel holy saviour savior spirit amen buddha allah bismillah muhammad mohammed ganesh krishna jaimatadi
sunshine sunny sunset sunrise sunflower sun moon moonlight moonbeam star stars starlight stardust sky skyline cloud clouds storm stormy thunder lightning rain rainbow rainbows snow
snowball snowman snowflake snowy winter summer summertime spring springtime autumn october november december january february march april may june july august september
monday tuesday wednesday thursday friday saturday sunday weekend holiday vacation christmas halloween easter birthday
flower flowers rose roses daisy lily lilies tulip violet jasmine lavender orchid butterfly butterflies ladybug dragonfly bumblebee
black blackie blackcat white whitey red blue bluesky bluebird green greenday yellow purple pink pinky pinkie silver golden gold diamond diamonds crystal pearl ruby emerald sapphire jade
amber platinum metal steel iron copper
music musica guitar guitarist piano drums drummer bass rock rockon rockstar rocknroll rocky hiphop rapper reggae metallica slipknot nirvana linkinpark eminem beatles acdc ironmaiden
blink korn tupac biggie snoop 50cent rihanna beyonce shakira britney madonna elvis marley bobmarley onedirection justinbieber bieber taylorswift exo bts blackpink
superstar popstar dancer dancing dance ballet disco party
family familia families mother mom mommy mama mamamia mami father dad daddy papa papi parents sister sisters brother brothers bro daughter son grandma grandpa nana friend friends friendship
bestfriend bestfriends amigo amigos amor amore teamo tequiero tequieromucho miamor mivida amormio corazon bonita hermosa preciosa estrella estrellita mariposa princesita
cariño carino bebita muneca gatita gatito perrito paloma sirena cielo luna soleil jetaime doudou chouchou loulou coucou bonjour azerty schatz liebe hallo ficken
sexy sexygirl sexyboy sexybitch sexymama hottie hotstuff hotgirl hotboy cutie cutiepie beautiful beauty pretty prettygirl gorgeous handsome cool coolgirl coolboy coolman coolio awesome
amazing wonderful fantastic perfect happy happyday happygirl happiness smile smiley laugh lucky luckyone luckydog magic magical miracle dream dreamer dreams dreaming fantasy forever
foreverlove forevermore always eternity infinity destiny freedom peace peaceful serenity liberty justice truth trustno1 trust trustme believe imagine
money moneymaker cash dollar dollars rich million millionaire billion business success successful work worker office boss bigboss manager teacher student school college
university doctor nurse lawyer police fireman firefighter soldier army navy marine marines airforce ranger sniper warrior knight knights samurai pirate pirates wizard
merlin magician ghost vampire zombie monster dracula frankenstein godzilla alien aliens predator terminator robocop gladiator hercules zeus apollo athena hades poseidon odin loki
american usa england english london paris france french germany deutschland berlin italia italy roma spain espana mexico mexican canada brazil brasil argentina colombia
chile peru venezuela ecuador dominican puertorico cuba cubana jamaica africa india indian pakistan bangladesh china chinese japan tokyo korea philippines pilipinas vietnam thailand
indonesia malaysia australia sydney newyork newyorkcity california hollywood losangeles sanfrancisco sandiego lasvegas vegas texas dallas houston austin florida miami orlando tampa
chicago boston philadelphia denver seattle atlanta georgia virginia carolina alabama tennessee kentucky michigan detroit hawaii alaska montana dakota
flooring floor floors wood planks vinyl tiles carpet spsflooring spcflooring store shop shopping customer
michael michelle michele mikey mike jordan jennifer jenny jessica jessie jesse ashley amanda samantha sammy sam stephanie nicole nicolas nicholas nick nicky daniel
daniela danielle danny david davidson andrew andrea andrei andres anthony antonio tony joshua josh matthew matt matty robert roberto bobby bob william williams willie will billy bill
thomas tommy charles charlie charlotte christopher chris christina christine kristina kristen richard ricky rick ricardo joseph joe joey jose jason jasper justin justine
jonathan jonny john johnny johnson jackson jack jackie jackass james jamie jimmy jim jeffrey jeff jeremy jerry gerald george gregory greg gary edward eddie eduardo edwin eric erica
brandon brandy brenda brian bryan brianna brittany brooke bradley brad benjamin ben benny bernard barbara beatrice bella bailey buddy buster bubba bubbles boomer baxter brutus bandit
alexander alexandra alexandre alexandru alejandro alejandra alexis alex alice alicia alison allison albert alberto alfredo allen amelia amy anna annie anne andy antonia ariana
arthur adam adrian adriana aaron abigail aidan cameron camille camila carlos carla carmen caroline carol catherine katherine kathryn kathleen kathy katie kate kayla
kelly kelsey kenneth kenny kevin kimberly kim kyle kristin laura lauren larry leonardo leo leon leslie linda lindsay lindsey lisa liliana logan lorenzo louis louise luis lucas lucia
lucy luke lydia madison maddie maggie marcus marco marcos margaret margarita maria mariana marie mariah marina mark martin martina martha mary marvin mason matilda maurice max
maximus maxwell megan melanie melissa melinda miguel miranda mitchell molly monica monique morgan muffin murphy nancy natalia natalie natasha nathan nathaniel nelson
oliver olivia oscar pamela patricia patrick patty paul paula paulina pauline pedro peter philip phillip rachel rafael ramon randy raymond rebecca renee riley roger
ronald ronaldo ronnie rosemary roxanne ruben russell ryan sabrina sandra sandy santiago sara sarah savannah scott sean sebastian sergio shannon sharon shelby sheila shirley sierra sofia
sophia sophie spencer stanley stella stephen steven steve stewart stuart susan suzanne sylvia tamara tanya tara taylor teresa theresa tiffany timothy tina todd travis trevor
tristan tyler valentin valentina valentine valerie vanessa veronica victor victoria vincent viktor vladimir walter wendy wesley whitney xavier yvonne zachary zoe
dmitry sergey andrey alexey nikita svetlana tatiana olga ekaterina anastasia maxim oksana ivan igor oleg pavel
ahmed ali hassan hussein ibrahim khan mustafa omar fatima aisha yusuf rahul rajesh priya deepak sanjay vijay anjali pooja kumar sharma singh
fuckyou fuckoff fuckme fucker fucking fuck motherfucker asshole bastard bitch biteme bullshit shithead shit dick dickhead pussy pussycat penis cock cocksucker boobs tits nipple
naked nude porno porn hardcore playboy playgirl stripper hooters slut whore horny lesbian sexsex sex sixtynine 69 420 666 blowjob cumshot
qwerty qwertyu qwertyui qwertyuiop qwert qwer qwertz qwertzui qwertzuiop azertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm poiuy poiuyt poiuytrewq lkjhg
lkjhgf lkjhgfdsa mnbvc mnbvcx mnbvcxz qazwsx qazwsxedc qaz wsx edc wsxedc qweasd qweasdzxc asdqwe asdzxc zaqwsx zaqxsw zaq1xsw2 zaq1zaq1 zaq12wsx xsw21qaz 1qaz 2wsx 3edc 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 a1s2d3f4 aa123456 abc abcd abcde abcdef abcdefg abcdefgh xyz
aaa bbb ccc ddd xxx zzz asd qwe zxc wasd qweqwe asdasd zxczxc 123qwe 123asd 123abc 1234qwer 123qweasd 123qweasdzxc 12qwaszx 12345qwert 123456qwerty
passpass lovelove babybaby blahblah blah haha hahaha hehehe lalala lalaland hello hellohello helloworld hellothere hi heythere hey hola holahola yoyo yoyoyo whatever
whatsup nothing something anything everything everyone someone nobody somebody noname unknown forgot forget forgetit remember idontknow dontknow nopassword nopass mypassword mypass yourpassword
thepassword onetwothree one two three onelove number numberone no1 first last final finally begin start stop go home homer homerun house garden kitchen
simpson simpsons bart homersimpson southpark cartman familyguy spongebob scooby scoobydoo shrek nemo dory mulan ariel aladdin pocahontas
sparky sparkle sparkles spike spanky speedy scooter scout shorty slayer slim smoke smokey smooth sassy taz tazmania tango titan titanic
toby trouble trixie turbo turkey tweety twilight ultimate vampires venus viking volcom voodoo weed wicked wildcat wildcats willow wilson winston wolverine
woody xanadu zeppelin ziggy abracadabra aquarius aries taurus gemini cancer virgo libra scorpio scorpion sagittarius capricorn pisces
carpediem chicken chickens chester chevelle cheyenne chipper chopper chronic cinder classic clover cocoa colorado command concrete condor connor cooper cosmos country cowboy cowgirl
coyote cracker crazy crazygirl creative criminal cruise crusader cyber cyclone darkness darkside darling deadman death deathnote defender delta derrick
desert desire detective diablo dillon dingdong dirty disney dixie dodger domino doomsday duke dustin dynamic dynasty earth eclipse einstein electric element elephant
elizabeth emily emma emmanuel energy engine entropy eternal europe evolution excalibur excellent explorer express extreme fender fireball firebird fire flash flipper fluffy forest
foxtrot foxy francis francesco francisco frank frankie freak freddy frederick free freeman freeze friendly froggy frog front fucku fun funny funnyman future galaxy gamecube garcia
gateway general genesis genius gentle giant gilbert girl girls girlpower gizmo goblin goldberg goldfish gonzalez good goodboy goodgirl goodluck goodmorning goodnight gordon
grapes grateful great gremlin guardian gunner guns gundam hammer hannah harmony harrison harry hawkeye heather hector helena helpme henry hernandez hidden
highland homeboy honeymoon horizon hotdog hotrod hunting hustler iceman icecream illusion imperial impala indigo infantry insane inspiron integra isabel
isabella isaiah jeremiah jericho juliana juliet julian julia julie junior jupiter keyboard kickass kingdom kingkong kramer labrador ladies lady lasalle
laser legacy lemonade library lifeisgood light limited lincoln lobster lollipop lollypop lonely lonewolf longhorn looking looser loser lunchbox
machine maddog madness magnolia magnum mailman malibu mamapapa mandarin marathon marijuana marlboro marshall martini martinez maverick mayhem meatball mechanic megaman megatron melody
memory mermaid midnight military millenium millennium mission mister misty mobile monalisa monopoly moonshine mountain mouse movies munchkin mushroom musicman
mystery mystic nascar nature nautica newlife newpass newpassword nightmare nightwish nonsense norman northern novell nugget ocean oldman olympic omega online
outlaw overlord oxford pacific packard paintball painter pancake pandora paradise paranoid parker passion patches pebbles pegasus pentium people personal
photos picasso picture pioneer platypus please pleasure popcorn popeye porkchop portland portugal power powerful powers precious president primus
professional professor program project prometheus property protect punisher punk punkrock pyramid question quality radiohead raptor rascal reality rebel redneck
redrum remington renegade republic reset revolution rhapsody rocket rockets rodriguez romance romantic roadkill roadrunner robbie rolltide rooster rootbeer route66 runescape
sabbath sailor salvation sanchez santafe saturn sausage scarface scarlet science semperfi senior service shaolin shooter showtime sidney silence
simple sinister skippy sleepy smashing snapple snoopdog socrates soldiers someday sooner soprano soulmate southern spaceman special spectrum speed
spooky squirrel stallion standard stanford stargate station stealth sterling stinger stingray stonecold strange stranger street strike strong stronger stupid submarine
supernova superior supersonic supreme survivor sweden sweetdreams swordfish symphony tarheels teddybear teddy thankyou thebest thebeast theboss thedoors theking
theone therock thesims thirteen thunderbird timberland tinker titanium toonarmy toshiba tractor training transformers trampoline travel treasure triangle
triumph trooper truelove trucker trucks trumpet tsunami twister ultima undertaker underground united universe unlimited valencia valhalla vanhalen vengeance
verbatim veritas violin virtual vision volcano voyager wallace walker warhammer warlock watermelon webmaster wedding western whisper whocares
wildlife windmill window wisdom withlove wolfgang woman women wonderland woodland world worldcup worship wrangler writer wutang yankee yourmom zidane zodiac
anchovy apricot avocado bacon bagel barbecue biscuit blackberry blueberries bread breakfast broccoli brownie brownies burrito cabbage cactus cake caramel cashew cauliflower
celery cereal cheesecake chestnut chips cider clementine cocktail coriander corn cranberry cream croissant cucumber curry custard dessert dinner donut donuts dumpling eggplant
espresso fajita fig fries frosting fudge garlic gingerbread grape grapefruit gravy guacamole gumball gummybear hamburger hazelnut icetea jalapeno jelly jellybean kebab ketchup
kiwi lasagna latte lettuce licorice lunch macaroni maple marshmallow mayonnaise meatloaf milk milkshake mint mocha molasses muffins mushrooms mustard nectarine nutella
nutmeg oatmeal olive olives omelette onion onions oreo oreos paella papaya paprika parsley passionfruit peas pepperoni peppermint pistachio plum pomegranate popsicle pretzel
pudding pumpkinpie quiche radish raisin ramen ravioli rice risotto saffron salad salami salmon salsa sandwich sesame sherbet smoothie soda soup spaghetti spinach
starfruit steak sushi syrup tangerine tapioca toast toffee tofu tortilla tuna turnip waffle waffles walnut walnuts watermelons wasabi yogurt zucchini alligator antelope armadillo
badger beagle beaver bison boxer buffalo calico camel canary caribou catfish chameleon chihuahua chinchilla chipmunk collie condors corgi coyotes crocodile
crow dachshund dalmatian dingo doberman dove duck duckie ducks elk emu ferret finch firefly flamingo foxes frogs gazelle gecko gerbil giraffe goat goats goose gopher gorilla
grasshopper greyhound grizzly guinea hedgehog heron hippo hornet hornets hound hummingbird husky hyena iguana jackal jellyfish kangaroo koala kookaburra ladybird lamb lemur
lizard llama lobsters lynx macaw magpie mammoth manatee mastiff meerkat mockingbird mongoose moose mosquito moth mule narwhal nightingale ocelot octopus orca oriole orioles
ostrich otter otters owl owls oyster parakeet parrot peacock pelican pelicans pitbull poodle porcupine possum puffin puma python quail raccoon ram rams raven reindeer retriever
rhino rottweiler salamander scorpions seagull seahorse seal shark sharks sheep shepherd skunk sloth snail sparrow spaniel starfish stork swan tarantula termite terrier
toad tortoise toucan trout walrus wasp weasel whale whales wombat woodpecker yak zebra zebras accountant actor actress apartment architect arrow artist
astronaut astronomy atlantis atom aurora avalanche avalon avatar backpack backstage balloon ballroom bamboo barefoot barney basement battery bazooka beach beaches
beachbum beacon beast bedroom beetle believer belief bell bigbang bigboy bigdaddy bigdog bigfoot bigmac bingo biology bishop bitcoin blaster blizzard
blonde blossom bluebell blues bomber bonnie book books boots border bottle boulder bowling boyfriend boys bracelet brave bravo breeze brewer brewers brick bridge bright
brilliant bronze brooklyn brown bubble bubblegum bucket budapest builder bullet bullseye button cabin cadillac caesar calendar calvin camera camp camping campus
candle candles canyon captain caravan carnival carpenter cascade casino castle castles catalina cathedral caveman celebrity century ceramic chain chair chalk challenge
chance chaos chapel chapter charm chase cheater checkers cheerleader cheers chemistry cherokee chess chief child children chill chimney choice choir chopin chrome
cigar circle circus citizen city clark clarinet class claudia clever cliff clock clown club coast cobalt code collector colonel color colors colours comet comfort
comics compass concert connect contact control cooking coral corner cosmic cottage cotton courage cove crash crayon creation creature crimson crown
cruiser crystals cube culture curious current custom cute cycle cyborg cymbal damage danger dark darklord dash data dawn daybreak daylight deal dean deep deer delicious delight
denim dentist desktop destroy destroyer device dial dice digital dinosaur director dirtbike disaster discovery divine diving dominic dominion
doodle door drama drawing dreamland drift driver dropbox drum dude duchess dusk earthquake easy echo economy eden edison eight electron
elegant elite elliott ember emotion emperor empire enigma enter epic episode equinox escape essence everest evening everlast evil evolve expert explosion eyes fabulous
face factory fairy fairies faithful fame famous farmer farm fashion fast fate favorite feather feelgood fellow ferris festival fiction fighter
figure film finance finger finish firewall firework fishbone fisherman five flag flame flames flamingos flavor flight floppy florence flute flyer focus
fog folder forbidden force fortress fortune fossil fountain four fourteen fragile frame fresh frozen fruit fruity fury fusion gabriel
gabriela gabrielle gadget galaxies gambler gameboy gameover games gangsta gangster gardener gardens garnet gate gazette gemstone geography geometry ghetto ghosts
girlfriend glacier glass glitter globe gnome goal goalie gogogo golfball gothic gracie graduate graffiti grand granite grass gravity
greenapple grinder groovy group gunslinger gymnast habibi habanero hacker hackers hair handball hangman harbor hardrock hardware
harvest harvey hash havana haven hazel headphones helicopter helium helmet herbert hero heroes highway hiking hilton
history hobby holland homework honest honor horror hospital hotel hottest hour hurricane hydrogen icecube iceland icon ideal idiot ignite immortal
impact incredible indiana infinite innocent insanity insect insight instinct invader invisible ireland irish island israel italian jackpot
jacob jacqueline jasmin jazz jeans jefferson jellybeans jenna jerusalem jewel jewelry jigsaw jingle jockey johanna jolly journey
joy joyful judge judy juice juliette jumper jungle juniper junk karaoke karen karina karma katrina kayak kayleigh keeper kelvin kendra kennedy kermit kickboxing kidrock
kids kilimanjaro kimchi kind kingfisher kisses kiss kissme knife knitting knock kristy krypton lacrosse lagoon lake lakeside lambert lance landscape
language lantern laptop latina laughter lava lawrence lazy leader leadership leaf league leather legal leonard leprechaun letter letters
lifestyle lifetime lighter lighthouse lightbulb lilac lilian limestone limousine lionheart lionking lipstick liquid literature little littleone living llamas
loco lovebird lovebug loveable lovehate lovestory loving loyalty luckyboy luckygirl lullaby lunar luther luxury macbook macintosh mackenzie
mafia magenta magneto mahogany mainstreet makaveli makeup malcolm mallorca mammamia management manuel marble marcel margaux marigold marketing marlin marriage
married mars marshal mascot mask massage masterkey match math mathematics maximum mayflower mckenzie meadow meadows medical medicine medieval meditation
mega mellow memorial memories mercury merry message metallic meteor metro microphone mighty mikaela miles milo mini minister
minnesota mirror misfit misfits missy mitsubishi mittens moderator modern moment monarch monsters moneyman montreal mood morning morocco morrison
moscow motherlode motor motorbike motorcycle motorola mountains mozart mylove mylife mybaby myself mythology nadine name napoleon narnia national
native natural navajo navigator nebula needle neighbor neon neptune nerd neverland neveragain newcastle newday newhome newport newton nightfall nighthawk night
noel noisy nomad norway notebook notorious nursing oasis obsidian officer ohyeah oilers oldschool
olympia olympus onering open opera optimus optimusprime oracle orchard oregon organic origin orion ottawa outback outcast outside oxygen oxymoron ozzy pablo
paddle paladin palace palm palmtree panama pancakes panic panzer paper paradox paramore paramount parade parking passport path patience patriot
patrol pavilion pearljam pencil pentagon perfection performance pharaoh phantom philips photo photography photoshop physics picnic
pigeon piggy pilot pinball pinkfloyd pipeline pistol pitcher pixel pixie plague plane planet plastic platform play plaza
plumber pocket poetry point poison poker poland polar polaris politics polo pontiac popular porcelain positive postman prairie
presario present preston pride primavera printer prison prisoner privacy prodigy promise prophet prosper prosperity psycho psychology public puppet
puppylove puzzle quantum quartz quasar quebec queens quest quick quicksilver quiet quilt race racecar radar radiant radio rage railroad railway
rainfall rainy rapture rapunzel rasta rastaman reader ready realtor reaper reason record recovery redbull redhead redhot redrose redskin redwood reflection
regina register reggie reload remote renaissance renault rescue research resident respect restart restaurant revenge review revolver reynolds rhythm ribbon riddle riders
rifle ringo riot ripple ritual rivers roadster robot robots rocker rocketman rodeo rolex roller rollercoaster romania romeo rooney rosebud
roulette rover royals runaway rush russia rusty sacred sadie safari safety saint salesman saltwater samson samuel sanctuary sandman santa santana
sapphires satellite satisfaction savage savanna saxophone scandal scarecrow scheme schnauzer schools scientist scissors scotland scotty scrabble scream screen seaside
season selena senator sequoia serpent seven seventeen sexylady shades shadows shamrock shania shanghai shelter sheriff shine shiny ship
shirt shockwave shoes shotgun shoulder showme silent silverado simplicity singer single sixteen skeleton skull slapshot slave sleep sleeping
slick slippers slowdown smallville smart smartass smiles smith smiths smurf snakes snowboarder snowfall snowflakes social
solitude solomon solution sonata song sophomore soul sound source south southside souvenir soybean space spark speech speedway spiderpig spiral
spiritual splash splinter sport sporting sports spotlight spotty sprinter square squirt stadium stalker starbucks starfire starship
stefan stereo sticker stock stone stones story strategy stream streets strider strikes studio study
stuff sublime subway sugarplum suicide sultan summerlove summit sundance sundown sunlight superb superdog superfly
supernatural surprise survive susana swallow sweetgirl sweetlove swift swing switch sword symbol tacoma tactical
tapestry target tattoo taxi teach team teamwork tech technics technology teenager telephone television temple tempest templar tender
theater theatre thebeatles theend thegame thegreat thekid theman theonly theory theshit thesun thirsty thousand threesome thrasher throne thumper
ticket tickle time timeless tinman today together toilet tomcat tomorrow tonight toolbox tooth tornado torres
touchdown tourist tower town tracker trading tradition traffic trail train trainer trance tranquil traveler travelers tree trees treehouse trek triathlon tribal
tricolor tricky trident trillion trinidad triple trojan tropical truck trueblood truthful tuning tunnel turner turquoise
tuscany twelve twins twisted typewriter typhoon umbrella uncle unforgiven uniform unique universal upside uranium usmarine utopia vacuum valley
valor vanguard vanish variety vector vegetable velocity velvet vendetta venice venom verizon vermont version vertigo veteran viewsonic villa village
vintage viola vipers virus visa visitor vista vitamin voice voltage volume vortex vulcan vulture wagon waiting wanderer wanted warhawk warlord
warren washington watch watchmen waterfall waters waterloo waterpolo wave wealth weather webcam website weird westham westside wetdog
wheels whiskers whitesox whitetail wilder wildfire wildflower wind wisconsin wise witch wolfman wonderboy
woodstock words working workshop worlds wrestler writing wrong xmen yellowstone yesterday yoga young yourself youth
yummy zenith zephyr zero zigzag zombies zoo zoom zorro oakfloor hardwood laminate plank oakwood luxuryvinyl vinylfloor vinylplank newfloor floorstore flooringstore
spsfloor southflorida miamibeach installer installation underlay herringbone subfloor moneymoney woaini wodemima mima caonima
asdfjkl aini1314 nihao zhang wang qwaszx qazxsw qazxswedc zxcasd zxcasdqwe qweasdzx xcvbnm wertyui 1314520 5201314 7758521 7758258 520520 1314521 3344520
584520 10203040 11235813 31415926 13579246 24681012 135792468 123454321 1234554321 98989898 741741 963963 159753 159357 357159 753159 951753 357951 147896325 123698745 987456321
marseille lyon bordeaux chocolat hamburg schalke04 dortmund fussball sommer geheim sonnenschein
schatzi vasco saopaulo gremio mudar teamomucho micorazon chivas pumas
matkhau anhyeuem allahuakbar alhamdulillah sayang sayangku rahasia bangsat jakarta persib kucing bandung cintaku
saibaba jaishreeram omsairam polska kochanie misiek mateusz lol123 dupa kasia monika marcin michal bartek
karolina privet parol lubov zvezda spartak
`
    .trim()
    .split(/\s+/),
);
