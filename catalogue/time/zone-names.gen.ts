// Made by `vitest run catalogue/time -u` from the package cldr-bcp47; not edited by hand.

/** Time zones, a line each: country, present name, then all former names and links. */
export const zoneNames = `
-- Etc/GMT Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich GMT GMT+0 GMT-0 GMT0 Greenwich
-- Etc/GMT+1
-- Etc/GMT+10
-- Etc/GMT+11
-- Etc/GMT+12
-- Etc/GMT+2
-- Etc/GMT+3
-- Etc/GMT+4
-- Etc/GMT+5
-- Etc/GMT+6
-- Etc/GMT+7
-- Etc/GMT+8
-- Etc/GMT+9
-- Etc/GMT-1
-- Etc/GMT-10
-- Etc/GMT-11
-- Etc/GMT-12
-- Etc/GMT-13
-- Etc/GMT-14
-- Etc/GMT-2
-- Etc/GMT-3
-- Etc/GMT-4
-- Etc/GMT-5
-- Etc/GMT-6
-- Etc/GMT-7
-- Etc/GMT-8
-- Etc/GMT-9
-- Etc/UTC Etc/UCT Etc/Universal Etc/Zulu UCT UTC Universal Zulu
AD Europe/Andorra
AE Asia/Dubai
AF Asia/Kabul
AG America/Antigua
AI America/Anguilla
AL Europe/Tirane
AM Asia/Yerevan
AO Africa/Luanda
AQ Antarctica/Casey
AQ Antarctica/Davis
AQ Antarctica/DumontDUrville
AQ Antarctica/Mawson
AQ Antarctica/McMurdo Antarctica/South_Pole
AQ Antarctica/Palmer
AQ Antarctica/Rothera
AQ Antarctica/Syowa
AQ Antarctica/Troll
AQ Antarctica/Vostok
AR America/Argentina/Buenos_Aires America/Buenos_Aires
AR America/Argentina/Catamarca America/Catamarca America/Argentina/ComodRivadavia
AR America/Argentina/Cordoba America/Cordoba America/Rosario
AR America/Argentina/Jujuy America/Jujuy
AR America/Argentina/La_Rioja
AR America/Argentina/Mendoza America/Mendoza
AR America/Argentina/Rio_Gallegos
AR America/Argentina/Salta
AR America/Argentina/San_Juan
AR America/Argentina/San_Luis
AR America/Argentina/Tucuman
AR America/Argentina/Ushuaia
AS Pacific/Pago_Pago Pacific/Samoa US/Samoa
AT Europe/Vienna
AU Antarctica/Macquarie
AU Australia/Adelaide Australia/South
AU Australia/Brisbane Australia/Queensland
AU Australia/Broken_Hill Australia/Yancowinna
AU Australia/Darwin Australia/North
AU Australia/Eucla
AU Australia/Hobart Australia/Tasmania Australia/Currie
AU Australia/Lindeman
AU Australia/Lord_Howe Australia/LHI
AU Australia/Melbourne Australia/Victoria
AU Australia/Perth Australia/West
AU Australia/Sydney Australia/ACT Australia/Canberra Australia/NSW
AW America/Aruba
AX Europe/Mariehamn
AZ Asia/Baku
BA Europe/Sarajevo
BB America/Barbados
BD Asia/Dhaka Asia/Dacca
BE Europe/Brussels CET MET
BF Africa/Ouagadougou
BG Europe/Sofia
BH Asia/Bahrain
BI Africa/Bujumbura
BJ Africa/Porto-Novo
BL America/St_Barthelemy
BM Atlantic/Bermuda
BN Asia/Brunei
BO America/La_Paz
BQ America/Kralendijk
BR America/Araguaina
BR America/Bahia
BR America/Belem
BR America/Boa_Vista
BR America/Campo_Grande
BR America/Cuiaba
BR America/Eirunepe
BR America/Fortaleza
BR America/Maceio
BR America/Manaus Brazil/West
BR America/Noronha Brazil/DeNoronha
BR America/Porto_Velho
BR America/Recife
BR America/Rio_Branco America/Porto_Acre Brazil/Acre
BR America/Santarem
BR America/Sao_Paulo Brazil/East
BS America/Nassau
BT Asia/Thimphu Asia/Thimbu
BW Africa/Gaborone
BY Europe/Minsk
BZ America/Belize
CA America/Atikokan America/Coral_Harbour
CA America/Blanc-Sablon
CA America/Cambridge_Bay
CA America/Creston
CA America/Dawson
CA America/Dawson_Creek
CA America/Edmonton Canada/Mountain America/Yellowknife
CA America/Fort_Nelson
CA America/Glace_Bay
CA America/Goose_Bay
CA America/Halifax Canada/Atlantic
CA America/Inuvik
CA America/Iqaluit America/Pangnirtung
CA America/Moncton
CA America/Rankin_Inlet
CA America/Regina Canada/East-Saskatchewan Canada/Saskatchewan
CA America/Resolute
CA America/St_Johns Canada/Newfoundland
CA America/Swift_Current
CA America/Toronto America/Montreal Canada/Eastern America/Nipigon America/Thunder_Bay
CA America/Vancouver Canada/Pacific
CA America/Whitehorse Canada/Yukon
CA America/Winnipeg Canada/Central America/Rainy_River
CC Indian/Cocos
CD Africa/Kinshasa
CD Africa/Lubumbashi
CF Africa/Bangui
CG Africa/Brazzaville
CH Europe/Zurich
CI Africa/Abidjan
CK Pacific/Rarotonga
CL America/Coyhaique
CL America/Punta_Arenas
CL America/Santiago Chile/Continental
CL Pacific/Easter Chile/EasterIsland
CM Africa/Douala
CN Asia/Shanghai Asia/Chongqing Asia/Chungking Asia/Harbin PRC
CN Asia/Urumqi Asia/Kashgar
CO America/Bogota
CR America/Costa_Rica
CU America/Havana Cuba
CV Atlantic/Cape_Verde
CW America/Curacao
CX Indian/Christmas
CY Asia/Famagusta
CY Asia/Nicosia Europe/Nicosia
CZ Europe/Prague
DE Europe/Berlin
DE Europe/Busingen
DJ Africa/Djibouti
DK Europe/Copenhagen
DM America/Dominica
DO America/Santo_Domingo
DZ Africa/Algiers
EC America/Guayaquil
EC Pacific/Galapagos
EE Europe/Tallinn
EG Africa/Cairo Egypt
EH Africa/El_Aaiun
ER Africa/Asmara Africa/Asmera
ES Africa/Ceuta
ES Atlantic/Canary
ES Europe/Madrid
ET Africa/Addis_Ababa
FI Europe/Helsinki
FJ Pacific/Fiji
FK Atlantic/Stanley
FM Pacific/Chuuk Pacific/Truk Pacific/Yap
FM Pacific/Kosrae
FM Pacific/Pohnpei Pacific/Ponape
FO Atlantic/Faroe Atlantic/Faeroe
FR Europe/Paris
GA Africa/Libreville
GB Europe/London Europe/Belfast GB GB-Eire
GD America/Grenada
GE Asia/Tbilisi
GF America/Cayenne
GG Europe/Guernsey
GH Africa/Accra
GI Europe/Gibraltar
GL America/Danmarkshavn
GL America/Nuuk America/Godthab
GL America/Scoresbysund
GL America/Thule
GM Africa/Banjul
GN Africa/Conakry
GP America/Guadeloupe
GQ Africa/Malabo
GR Europe/Athens EET
GS Atlantic/South_Georgia
GT America/Guatemala
GU Pacific/Guam
GW Africa/Bissau
GY America/Guyana
HK Asia/Hong_Kong Hongkong
HN America/Tegucigalpa
HR Europe/Zagreb
HT America/Port-au-Prince
HU Europe/Budapest
ID Asia/Jakarta
ID Asia/Jayapura
ID Asia/Makassar Asia/Ujung_Pandang
ID Asia/Pontianak
IE Europe/Dublin Eire
IL Asia/Jerusalem Asia/Tel_Aviv Israel
IM Europe/Isle_of_Man
IN Asia/Kolkata Asia/Calcutta
IO Indian/Chagos
IQ Asia/Baghdad
IR Asia/Tehran Iran
IS Atlantic/Reykjavik Iceland
IT Europe/Rome
JE Europe/Jersey
JM America/Jamaica Jamaica
JO Asia/Amman
JP Asia/Tokyo Japan
KE Africa/Nairobi
KG Asia/Bishkek
KH Asia/Phnom_Penh
KI Pacific/Kanton Pacific/Enderbury
KI Pacific/Kiritimati
KI Pacific/Tarawa
KM Indian/Comoro
KN America/St_Kitts
KP Asia/Pyongyang
KR Asia/Seoul ROK
KW Asia/Kuwait
KY America/Cayman
KZ Asia/Almaty
KZ Asia/Aqtau
KZ Asia/Aqtobe
KZ Asia/Atyrau
KZ Asia/Oral
KZ Asia/Qostanay
KZ Asia/Qyzylorda
LA Asia/Vientiane
LB Asia/Beirut
LC America/St_Lucia
LI Europe/Vaduz
LK Asia/Colombo
LR Africa/Monrovia
LS Africa/Maseru
LT Europe/Vilnius
LU Europe/Luxembourg
LV Europe/Riga
LY Africa/Tripoli Libya
MA Africa/Casablanca
MC Europe/Monaco
MD Europe/Chisinau Europe/Tiraspol
ME Europe/Podgorica
MF America/Marigot
MG Indian/Antananarivo
MH Pacific/Kwajalein Kwajalein
MH Pacific/Majuro
MK Europe/Skopje
ML Africa/Bamako Africa/Timbuktu
MM Asia/Yangon Asia/Rangoon
MN Asia/Hovd
MN Asia/Ulaanbaatar Asia/Ulan_Bator Asia/Choibalsan
MO Asia/Macau Asia/Macao
MP Pacific/Saipan
MQ America/Martinique
MR Africa/Nouakchott
MS America/Montserrat
MT Europe/Malta
MU Indian/Mauritius
MV Indian/Maldives
MW Africa/Blantyre
MX America/Bahia_Banderas
MX America/Cancun
MX America/Chihuahua
MX America/Ciudad_Juarez
MX America/Hermosillo
MX America/Matamoros
MX America/Mazatlan Mexico/BajaSur
MX America/Merida
MX America/Mexico_City Mexico/General
MX America/Monterrey
MX America/Ojinaga
MX America/Tijuana America/Ensenada Mexico/BajaNorte America/Santa_Isabel
MY Asia/Kuala_Lumpur
MY Asia/Kuching
MZ Africa/Maputo
NA Africa/Windhoek
NC Pacific/Noumea
NE Africa/Niamey
NF Pacific/Norfolk
NG Africa/Lagos
NI America/Managua
NL Europe/Amsterdam
NO Europe/Oslo
NP Asia/Kathmandu Asia/Katmandu
NR Pacific/Nauru
NU Pacific/Niue
NZ Pacific/Auckland NZ
NZ Pacific/Chatham NZ-CHAT
OM Asia/Muscat
PA America/Panama EST
PE America/Lima
PF Pacific/Gambier
PF Pacific/Marquesas
PF Pacific/Tahiti
PG Pacific/Bougainville
PG Pacific/Port_Moresby
PH Asia/Manila
PK Asia/Karachi
PL Europe/Warsaw Poland
PM America/Miquelon
PN Pacific/Pitcairn
PR America/Puerto_Rico
PS Asia/Gaza
PS Asia/Hebron
PT Atlantic/Azores
PT Atlantic/Madeira
PT Europe/Lisbon Portugal WET
PW Pacific/Palau
PY America/Asuncion
QA Asia/Qatar
RE Indian/Reunion
RO Europe/Bucharest
RS Europe/Belgrade
RU Asia/Anadyr
RU Asia/Barnaul
RU Asia/Chita
RU Asia/Irkutsk
RU Asia/Kamchatka
RU Asia/Khandyga
RU Asia/Krasnoyarsk
RU Asia/Magadan
RU Asia/Novokuznetsk
RU Asia/Novosibirsk
RU Asia/Omsk
RU Asia/Sakhalin
RU Asia/Srednekolymsk
RU Asia/Tomsk
RU Asia/Ust-Nera
RU Asia/Vladivostok
RU Asia/Yakutsk
RU Asia/Yekaterinburg
RU Europe/Astrakhan
RU Europe/Kaliningrad
RU Europe/Kirov
RU Europe/Moscow W-SU
RU Europe/Samara
RU Europe/Saratov
RU Europe/Ulyanovsk
RU Europe/Volgograd
RW Africa/Kigali
SA Asia/Riyadh
SB Pacific/Guadalcanal
SC Indian/Mahe
SD Africa/Khartoum
SE Europe/Stockholm
SG Asia/Singapore Singapore
SH Atlantic/St_Helena
SI Europe/Ljubljana
SJ Arctic/Longyearbyen Atlantic/Jan_Mayen
SK Europe/Bratislava
SL Africa/Freetown
SM Europe/San_Marino
SN Africa/Dakar
SO Africa/Mogadishu
SR America/Paramaribo
SS Africa/Juba
ST Africa/Sao_Tome
SV America/El_Salvador
SX America/Lower_Princes
SY Asia/Damascus
SZ Africa/Mbabane
TC America/Grand_Turk
TD Africa/Ndjamena
TF Indian/Kerguelen
TG Africa/Lome
TH Asia/Bangkok
TJ Asia/Dushanbe
TK Pacific/Fakaofo
TL Asia/Dili
TM Asia/Ashgabat Asia/Ashkhabad
TN Africa/Tunis
TO Pacific/Tongatapu
TR Europe/Istanbul Asia/Istanbul Turkey
TT America/Port_of_Spain
TV Pacific/Funafuti
TW Asia/Taipei ROC
TZ Africa/Dar_es_Salaam
UA Europe/Kyiv Europe/Kiev Europe/Zaporozhye Europe/Uzhgorod
UA Europe/Simferopol
UG Africa/Kampala
UM Pacific/Midway
UM Pacific/Wake
US America/Adak America/Atka US/Aleutian
US America/Anchorage US/Alaska
US America/Boise
US America/Chicago US/Central CST6CDT
US America/Denver America/Shiprock Navajo US/Mountain MST7MDT
US America/Detroit US/Michigan
US America/Indiana/Indianapolis America/Indianapolis America/Fort_Wayne US/East-Indiana
US America/Indiana/Knox America/Knox_IN US/Indiana-Starke
US America/Indiana/Marengo
US America/Indiana/Petersburg
US America/Indiana/Tell_City
US America/Indiana/Vevay
US America/Indiana/Vincennes
US America/Indiana/Winamac
US America/Juneau
US America/Kentucky/Louisville America/Louisville
US America/Kentucky/Monticello
US America/Los_Angeles US/Pacific US/Pacific-New PST8PDT
US America/Menominee
US America/Metlakatla
US America/New_York US/Eastern EST5EDT
US America/Nome
US America/North_Dakota/Beulah
US America/North_Dakota/Center
US America/North_Dakota/New_Salem
US America/Phoenix US/Arizona MST
US America/Sitka
US America/Yakutat
US Pacific/Honolulu US/Hawaii Pacific/Johnston HST
UY America/Montevideo
UZ Asia/Samarkand
UZ Asia/Tashkent
VA Europe/Vatican
VC America/St_Vincent
VE America/Caracas
VG America/Tortola
VI America/St_Thomas America/Virgin
VN Asia/Ho_Chi_Minh Asia/Saigon
VU Pacific/Efate
WF Pacific/Wallis
WS Pacific/Apia
YE Asia/Aden
YT Indian/Mayotte
ZA Africa/Johannesburg
ZM Africa/Lusaka
ZW Africa/Harare
`
