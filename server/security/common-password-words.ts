/**
 * What people choose most, written down from general knowledge of what published lists have in common. Lower case. Each
 * counts alone and with up to five digits or signs around it, so the list stands for many times its own length.
 */
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
ravens seahawks titans texans broncos49 niners fortyniners chiefs bengals browns canucks canadiens redwings penguins87 blackhawks flyers bruins
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
greenday blink182 blink korn tupac biggie snoop 50cent rihanna beyonce shakira britney madonna elvis marley bobmarley onedirection justinbieber bieber taylorswift exo bts blackpink
superstar popstar dancer dancing dance ballet disco party
family familia families mother mom mommy mama mamamia mami father dad daddy papa papi parents sister sisters brother brothers bro daughter son grandma grandpa nana friend friends friendship
bestfriend bestfriends amigo amigos amor amore teamo tequiero tequieromucho miamor mivida amormio corazon bonita hermosa preciosa estrella estrellita mariposa princesita chocolate
cariño carino bebita muneca gatita gatito perrito paloma sirena cielo luna soleil jetaime doudou chouchou loulou coucou bonjour azerty schatz liebe hallo hallo123 ficken
sexy sexygirl sexyboy sexybitch sexymama hottie hotstuff hotgirl hotboy cutie cutiepie beautiful beauty pretty prettygirl gorgeous handsome cool coolgirl coolboy coolman coolio awesome
amazing wonderful fantastic perfect happy happyday happygirl happiness smile smiley laugh lucky luckyone luckydog magic magical miracle dream dreamer dreams dreaming fantasy forever
foreverlove forevermore always eternity infinity destiny freedom peace peaceful serenity liberty justice truth trustno1 trust trustme believe imagine
money moneymaker cash dollar dollars rich million millionaire billion business success successful winner1 work worker office boss bigboss manager teacher student school college
university doctor nurse lawyer police fireman firefighter soldier army navy marine marines airforce ranger rangers sniper warrior knight knights samurai pirate pirates wizard
merlin magician ghost vampire zombie monster dracula frankenstein godzilla alien aliens predator terminator robocop gladiator hercules zeus apollo athena hades poseidon odin loki
america american usa england english london paris france french germany deutschland berlin italia italy roma spain espana mexico mexican canada brazil brasil argentina colombia
chile peru venezuela ecuador dominican puertorico cuba cubana jamaica africa india indian pakistan bangladesh china chinese japan tokyo korea philippines pilipinas vietnam thailand
indonesia malaysia australia sydney newyork newyorkcity california hollywood losangeles sanfrancisco sandiego lasvegas vegas texas dallas houston austin florida miami orlando tampa
chicago boston philadelphia phoenix1 denver seattle atlanta georgia virginia carolina alabama tennessee kentucky michigan detroit hawaii alaska montana dakota
flooring floor floors wood planks vinyl tiles carpet spsflooring spcflooring store shop shopping customer
michael michelle michele mikey mike michael1 jordan jordan23 jennifer jenny jessica jessie jesse ashley amanda samantha sammy sam stephanie nicole nicolas nicholas nick nicky daniel
daniela danielle danny david davidson andrew andrea andrei andres anthony antonio tony joshua josh matthew matt matty robert roberto bobby bob william williams willie will billy bill
thomas tommy charles charlie charlotte christopher chris christina christine christopher1 kristina kristen richard ricky rick ricardo joseph joe joey jose jason jasper justin justine
jonathan jonny john johnny johnson jackson jack jackie jackass james jamie jimmy jim jeffrey jeff jeremy jerry gerald george gregory greg gary edward eddie eduardo edwin eric erica
brandon brandy brenda brian bryan brianna brittany brooke bradley brad benjamin ben benny bernard barbara beatrice bella bailey buddy buster bubba bubbles boomer baxter brutus bandit
alexander alexandra alexandre alexandru alejandro alejandra alexis alex alice alicia alison allison albert alberto alfredo allen amelia amy anna annie anne andy angel1 antonia ariana
arthur austin1 adam adrian adriana aaron abigail aidan cameron camille camila carlos carla carmen carolina1 caroline carol catherine katherine kathryn kathleen kathy katie kate kayla
kelly kelsey kenneth kenny kevin kimberly kim kyle kristin laura lauren larry leonardo leo leon leslie linda lindsay lindsey lisa liliana logan lorenzo louis louise luis lucas lucia
lucy luke lydia madison maddie maggie marcus marco marcos margaret margarita maria mariana marie mariah marina mario1 mark martin martina martha mary marvin mason matilda maurice max
maximus maxwell megan melanie melissa melinda mercedes1 miguel miranda mitchell molly monica monique morgan muffin murphy nancy natalia natalie natasha nathan nathaniel nelson
nicole1 oliver olivia oscar pamela patricia patrick patty paul paula paulina pauline pedro peter philip phillip rachel rafael ramon randy raymond rebecca renee ricardo1 riley roger
ronald ronaldo ronnie rosemary roxanne ruben russell ryan sabrina sandra sandy santiago sara sarah savannah scott sean sebastian sergio shannon sharon shelby sheila shirley sierra sofia
sophia sophie spencer stanley stella stephen steven steve stewart stuart susan suzanne sydney1 sylvia tamara tanya tara taylor teresa theresa tiffany timothy tina todd travis trevor
tristan tyler valentin valentina valentine valerie vanessa veronica victor victoria vincent virginia1 viktor vladimir walter wendy wesley whitney xavier yvonne zachary zoe
dmitry sergey andrey alexey nikita natasha1 svetlana tatiana olga marina1 ekaterina anastasia maxim oksana ivan igor oleg pavel
ahmed ali hassan hussein ibrahim khan mustafa omar fatima aisha yusuf rahul rajesh priya deepak sanjay vijay anjali pooja kumar sharma singh
fuckyou fuckoff fuckme fucker fucking fuck motherfucker asshole bastard bitch biteme bullshit shithead shit dick dickhead pussy pussycat penis cock cocksucker boobs tits nipple
naked nude porno porn hardcore playboy playgirl stripper hooters slut whore horny lesbian sexsex sex sex69 sixtynine 69 420 666 blowjob cumshot
qwerty qwertyu qwertyui qwertyuiop qwert qwer qwerty1 qwertz qwertzui qwertzuiop azertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm poiuy poiuyt poiuytrewq lkjhg
lkjhgf lkjhgfdsa mnbvc mnbvcx mnbvcxz qazwsx qazwsxedc qaz wsx edc wsxedc qweasd qweasdzxc asdqwe asdzxc zaqwsx zaqxsw zaq1xsw2 zaq1zaq1 zaq12wsx xsw21qaz 1qaz 2wsx 3edc 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 a1s2d3f4 aa123456 abc abcd abcde abcdef abc123 abcd1234 abcdefg abcdefgh xyz
aaa bbb ccc ddd xxx zzz asd qwe zxc wasd qweqwe asdasd zxczxc qwe123 asd123 zxc123 123qwe 123asd 123abc 1234qwer 123qweasd 123qweasdzxc 12qwaszx 12345qwert 123456qwerty qwer1234 asdf1234
pass1234 passpass lovelove babybaby blahblah blah haha hahaha hehehe lalala lalaland hello hellohello helloworld hellothere hi heythere hey hola holahola yoyo yoyoyo whatever
whatsup nothing something anything everything everyone someone nobody somebody noname unknown forgot forget forgetit remember idontknow dontknow nopassword nopass mypassword mypass yourpassword
thepassword password12 onetwothree one two three onelove number number1 numberone no1 first last final finally begin start stop go home homer homerun house garden kitchen
simpson simpsons bart homersimpson southpark cartman kenny1 familyguy spongebob patrick1 scooby scoobydoo shrek nemo dory mulan ariel jasmine1 aladdin pocahontas
snickers1 sparky sparkle sparkles spike spanky speedy scooter scout shadow1 shorty slayer slim smoke smokey smooth snowboard1 sophie1 sugar1 sassy taz tazmania tango titan titanic
toby trouble trixie turbo turkey tweety twilight ultimate unicorn1 vampires venus viking viper1 volcom voodoo warrior1 weed wicked wildcat wildcats willow wilson winston wolverine
woody xanadu yellow1 yamaha1 zeppelin ziggy zxcvbnm1 abracadabra aquarius aries taurus gemini cancer leo1 virgo libra scorpio scorpion sagittarius capricorn pisces
carpediem chicken chickens chester chevelle cheyenne chipper chopper chronic cinder classic clover cocoa colorado command concrete condor connor cooper cosmos country cowboy cowgirl
coyote cracker crazy crazygirl creative criminal cruise crusader cyber cyclone daisy1 dakota1 dancer1 darkness darkside darling deadman death deathnote december1 defender delta derrick
desert desire detective diablo dillon dingdong dirty disney dixie doctor1 dodger domino doomsday dreamer1 duke dustin dynamic dynasty earth eclipse einstein electric element elephant
elizabeth emily emma emmanuel energy engine entropy eternal europe evolution excalibur excellent explorer express extreme fender fireball firebird fire flash flipper fluffy forest
foxtrot foxy francis francesco francisco frank frankie freak freddy frederick free freeman freeze friendly froggy frog front fucku fun funny funnyman future galaxy gamecube garcia
gateway general genesis genius gentle giant gilbert ginger1 girl girls girlpower gizmo goblin goldberg goldfish gonzalez good goodboy goodgirl goodluck goodmorning goodnight gordon
grandma1 grapes grateful great gremlin guardian gunner guns gundam hammer hannah happy1 harmony harrison harry hawaii1 hawkeye heather hector helena helpme henry hernandez hidden
highland hockey1 hollywood1 homeboy honda1 honeymoon horizon hotdog hotrod hunting hustler iceman icecream illusion imperial impala indigo infantry insane inspiron integra isabel
isabella isaiah jaguar1 jeremiah jericho jetaime1 juliana juliet julian julia julie junior jupiter keyboard kickass killer1 kingdom kingkong kramer labrador ladies lady lasalle
laser legacy lemonade letmein1 library lifeisgood light limited lincoln lobster lollipop lollypop london1 lonely lonewolf longhorn looking looser loser lucky7 lucky13 lunchbox
machine maddog madness magnolia magnum mailman malibu mamapapa mandarin marathon marijuana marlboro marshall martini martinez maverick mayhem meatball mechanic megaman megatron melody
memory mermaid mexico1 midnight military millenium millennium mission mister misty mobile monalisa monopoly montana1 monkey1 moonshine mountain mouse movies munchkin mushroom musicman
mystery mystic nascar nature nautica newlife newpass newpassword nightmare nightwish nintendo64 nirvana1 nonsense norman northern novell nugget ocean oldman olympic omega online
outlaw overlord oxford pacific packard paintball painter pancake pandora paradise paranoid parker passion patches peaches1 peanut1 pebbles pegasus pentium people personal
photos picasso picture pineapple1 pioneer platypus please pleasure popcorn popeye porkchop portland portugal potato1 power powerful powers precious predator1 president primus private1
professional professor program project prometheus property protect punisher punk punkrock pyramid question quality rachel1 radiohead rainbow6 raptor rascal reality rebel redneck
redrum remington renegade republic reset revolution rhapsody rocket rockets rodriguez romance romantic roadkill roadrunner robbie rolltide rooster rootbeer route66 runescape rush2112
sabbath sailor salvation sanchez santafe sapphire1 saturn sausage scarface scarlet science scooter1 secret1 semperfi senior service shannon1 shaolin shooter showtime sidney silence
simple sinister skippy skywalker1 sleepy slipknot1 smashing snapple snoopdog socrates soldiers someday sooner soprano soulmate southern spaceman spartan117 special spectrum speed
spooky squirrel stallion standard stanford stargate station stealth sterling stinger stingray stonecold strange stranger street strike strong stronger student1 stupid submarine sunday1
supernova superior supersonic supreme survivor suzuki1 sweden sweetdreams swordfish symphony system1 tarheels teddybear teddy tequila1 thankyou thebest thebeast theboss thedoors theking
theone therock thesims thirteen thomas1 thunderbird tigger1 timberland tinker titanium toonarmy toshiba toyota1 tractor training transformers trampoline travel treasure triangle trinity1
triumph trooper truelove trucker trucks trumpet tsunami tupac1 twister ultima undertaker underground united universe unlimited vacation1 valencia valhalla vanhalen vengeance
verbatim veritas victory1 violin virtual vision volcano voyager wallace walker warcraft3 warhammer warlock watermelon webmaster wedding welcome1 western whiskey1 whisper whocares
wildlife william1 windmill window winston1 wisdom withlove wolfgang woman women wonderland woodland world worldcup worship wrangler writer wutang yankee yourmom zidane zodiac
`
    .trim()
    .split(/\s+/),
);
