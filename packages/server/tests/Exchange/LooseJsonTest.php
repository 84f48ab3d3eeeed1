<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Text\LooseJson;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * JSON is read as pages print it, with what is wrong in it repaired.
 */
final class LooseJsonTest extends TestCase {

	#[TestWith( [ '{"text":"Press "start", \'low\' heat","b":1}', [ 'text' => 'Press "start", \'low\' heat', 'b' => 1 ] ] )]
	#[TestWith( [ "{'text':'On \"low\" heat','b':'c'}", [ 'text' => 'On "low" heat', 'b' => 'c' ] ] )]
	#[TestWith( [ "<!-- {\"a\":\"caf\xE9\"} -->", [ 'a' => "caf\u{FFFD}" ] ] )]
	#[TestWith( [ 'window.__STATE__ = {"a":1};', [ 'a' => 1 ] ] )]
	#[TestWith( [ '{"a":NaN,"b":[undefined,True,-Infinity],"c":"NaN"}', [ 'a' => null, 'b' => [ null, true, null ], 'c' => 'NaN' ] ] )]
	#[TestWith( [ '{"a":-5,"b":[true,-0.5,null,],}', [ 'a' => -5, 'b' => [ true, -0.5, null ] ] ] )]
	#[TestWith( [ "\u{FEFF}\n{\"a\":1}", [ 'a' => 1 ] ] )]
	public function test_what_is_almost_json_is_read( string $text, mixed $value ): void {
		self::assertSame( $value, LooseJson::read( $text ) );
	}
}
